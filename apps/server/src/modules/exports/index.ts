export { heading, list, paragraph, strong, table } from './blocks';
export { exportRoutes } from './routes';
