import sharp, { type Sharp } from 'sharp';
import { createLimitedQueue } from '../child-process';

/** Maximum number of pixels to decode: a small file may decompress to gigabytes. */
const limitInputPixels = 60_000_000;
/** Time limit of decoding. */
const seconds = 15;

/** Opens an uploaded picture, rotated upright, with limits on decoding. */
export const openPicture = (input: string | Uint8Array): Sharp =>
  sharp(input, { limitInputPixels, failOn: 'error' }).timeout({ seconds }).rotate();

/**
 * Decoding uses threads that the process also needs for files and passwords, and memory per pixel: two threads are left
 * free.
 *
 * @param owner whose picture it is.
 * @throws 0429 when too many tasks are waiting
 */
export const decodeQueue = createLimitedQueue({ atOnce: 2, waiting: 40, ofOne: 12 });
