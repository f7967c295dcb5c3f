export { fileRoutes, sendStored } from './file-routes';
export { addLeftovers, forgetLeftover, removeLeftovers, reserveFile } from './leftovers';
export { fileNameOf, filePath, namesIn, newFileName } from './names';
export { type Picture, readPicture, receivePicture } from './picture';
export { takeRoom } from './quota';
export { uploadRoutes } from './routes';
export { keepPicture, removeFile } from './service';
export { areFilesOfTask, filesOfTask, insertFile, pictureSizes } from './store';
export { removeUnusedFilesDaily } from './unused-files';
