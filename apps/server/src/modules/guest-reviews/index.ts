export { deleteEndedLinks } from './links';
export { guestReviewRoutes } from './routes';
