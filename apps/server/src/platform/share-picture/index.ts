export { drawSharePicture, type ReadPicture } from './draw-share-picture';
