export { fileRoutes, sendStored } from './file-routes';
export { removeLeftovers, reserveFile } from './leftovers';
export { addLeftovers, forgetLeftover } from './leftovers-store';
export { fileNameOf, filePath, namesIn, newFileName } from './names';
export { type Picture, readPicture, receivePicture } from './picture';
export { takeRoom } from './quota';
export { uploadRoutes } from './routes';
export { keepPicture, removeFile } from './service';
export { areFilesOfTask, filesOfTask, insertFile, pictureSizes } from './store';
