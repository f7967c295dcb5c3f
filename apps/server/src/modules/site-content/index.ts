export { contentAddresses, siteDetails } from './pages';
export { encodeContentPicture } from './pictures';
export { platformContentRoutes } from './platform-routes';
export { deleteExpiredPreviews } from './preview-store';
export { opensPreview } from './previews';
export { createContent, publishContent } from './records';
export { siteContentRoutes } from './routes';
