export { offerLink, pictureLinkRoutes } from './picture-link-routes';
export { linkPicture, type PictureLink } from './picture-service';
export { deleteExpiredLinks } from './picture-store';
export { serviceDataRoutes } from './routes';
export {
  eraseServiceData,
  looksAt,
  missingServiceData,
  openServiceData,
  readServiceData,
  recordLook,
  serviceDataOf,
} from './service';
