export { ratingRoutes } from './routes';
export { sendRating } from './service';
