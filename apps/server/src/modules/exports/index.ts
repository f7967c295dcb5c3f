export { heading, list, paragraph, table } from './blocks';
export { exportRoutes } from './routes';
