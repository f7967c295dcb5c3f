export { platformContentRoutes } from './platform-routes';
export { deleteExpiredPreviews } from './preview-store';
export { siteContentRoutes } from './routes';
export { contentRevision } from './store';
