export type { FileStorage } from './file-storage';
export { openLocalStorage } from './local-storage';
