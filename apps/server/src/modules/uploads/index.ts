export { fileRoutes, sendStored } from './file-routes';
export { removeLeftovers, reserveFile } from './leftovers';
export { addLeftovers, deleteLeftover } from './leftovers-store';
export { fileNameOf, filePath, namesIn, newFileName } from './names';
export { type Picture, pictureTypeOf, readPicture, receivePicture, refusedPicture } from './picture';
export { reserveStorage } from './quota';
export { uploadRoutes } from './routes';
export { keepPicture, removeFile } from './service';
export { areFilesOfTask, filesOfNoTask, filesOfTask, insertFile, pictureSizes } from './store';
