export { projectChangeRoutes } from './routes';
