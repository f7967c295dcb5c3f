export { fileRoutes, sendStored } from './file-routes';
export { type Picture, readPicture } from './picture';
export { takeRoom } from './quota';
export { uploadRoutes } from './routes';
export { fileNameOf, filePath, keepPicture, removeFile } from './service';
export { areFilesOfTask } from './store';
