export { traceRoutes } from './routes';
