export { platformContentRoutes } from './platform-routes';
export { deleteExpiredPreviews } from './previews';
export { siteContentRoutes } from './routes';
export { contentRevision } from './store';
