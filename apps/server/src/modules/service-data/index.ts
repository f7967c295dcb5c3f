export { offerLink, pictureLinkRoutes } from './picture-link-routes';
export { keepSealedPicture, linkPicture, type PictureLink, sealPicture } from './picture-service';
export { deleteExpiredLinks } from './picture-store';
export { provePerson } from './proof';
export { serviceDataRoutes } from './routes';
export {
  eraseServiceData,
  listLooksAt,
  missingServiceData,
  openServiceData,
  readServiceData,
  recordLook,
  saveServiceData,
  serviceDataOf,
} from './service';
