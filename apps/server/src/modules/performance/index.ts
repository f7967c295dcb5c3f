export { performanceRoutes } from './routes';
