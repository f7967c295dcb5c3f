export { captionRoutes } from './routes';
