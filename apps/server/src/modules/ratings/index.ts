export { ratingRoutes } from './routes';
