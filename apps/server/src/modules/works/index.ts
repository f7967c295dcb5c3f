export { worksRoutes } from './routes';
export { decideWork, submitWork } from './service';
export { worksOf } from './sheet';
