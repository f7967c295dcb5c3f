export { fileRoutes } from './file-routes';
export { uploadRoutes } from './routes';
export { fileNameOf, filePath, keepPicture } from './service';
export { areFilesOfTask } from './store';
