export { approvedText } from './approved';
export { copywritingRoutes } from './routes';
export { copyPhotos, copyTexts } from './service';
