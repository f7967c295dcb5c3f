export { removeEndedCopies } from './copies';
export { deleteEndedLinks } from './links';
export { guestReviewRoutes } from './routes';
