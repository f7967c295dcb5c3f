export { decodeQueue } from './in-turn';
export { openPicture } from './open-picture';
