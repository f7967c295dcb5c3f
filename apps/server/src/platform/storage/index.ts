export type { FileStorage } from './file-storage';
export { openLocalStorage } from './local-storage';
export { openStorage } from './open-storage';
