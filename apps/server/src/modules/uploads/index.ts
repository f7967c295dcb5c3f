export { fileRoutes, sendStored } from './file-routes';
export { type Picture, readPicture } from './picture';
export { uploadRoutes } from './routes';
export { fileNameOf, filePath, keepPicture, removeFile } from './service';
export { areFilesOfTask, filesOfTask } from './store';
