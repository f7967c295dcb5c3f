export { drawOnFrame } from './draw-on-frame';
export { decodeQueue } from './in-turn';
export { openPicture } from './open-picture';
export { drawWatermark } from './watermark';
