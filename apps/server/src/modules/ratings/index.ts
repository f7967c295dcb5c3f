export { announceOpenRatings } from './announce';
export { ratingRoutes } from './routes';
export { averagesOf, sendRating } from './service';
export { answersAbout } from './store';
