export type { FileStorage } from './file-storage';
export { hashOfFile } from './hash-of-file';
export { clearIncoming } from './incoming';
export { openLocalStorage } from './local-storage';
export { openStorage } from './open-storage';
export { copyToDisk, withTemporaryFolder } from './temporary-folder';
