export { decodeInTurn } from './in-turn';
export { openPicture } from './open-picture';
