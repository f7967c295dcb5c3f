export { removeUnusedFilesDaily } from './service';
