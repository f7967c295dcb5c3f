export { realtimeRoutes } from './routes';
