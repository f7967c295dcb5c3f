export type { FileStorage } from './file-storage';
export { clearIncoming } from './incoming';
export { openLocalStorage } from './local-storage';
export { copyToDisk, hashOfFile, withTemporaryFolder } from './on-disk';
export { openStorage } from './open-storage';
