export { drawOnFrame } from './draw-on-frame';
export { decodeQueue, openPicture } from './open-picture';
export { drawWatermark } from './watermark';
