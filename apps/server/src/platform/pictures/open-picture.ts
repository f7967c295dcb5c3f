import sharp, { type Sharp } from 'sharp';

/** Maximum number of pixels to decode: a small file may decompress to gigabytes. */
const limitInputPixels = 60_000_000;
/** Time limit of decoding. */
const seconds = 15;

/**
 * Opens an uploaded picture, rotated upright, with limits on decoding. Child processes load this file unbundled, so it must not
 * import other source files.
 */
export const openPicture = (input: string | Uint8Array): Sharp =>
  sharp(input, { limitInputPixels, failOn: 'error' }).timeout({ seconds }).rotate();
