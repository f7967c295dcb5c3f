import sharp, { type Sharp } from 'sharp';

/** Pixels of the largest picture that is decoded: a small file may unfold to gigabytes. */
const limitInputPixels = 60_000_000;
/** After which decoding is given up. */
const seconds = 15;

/** Somebody's picture, upright, within what may be decoded of it. */
export const openPicture = (input: string | Uint8Array): Sharp =>
  sharp(input, { limitInputPixels, failOn: 'error' }).timeout({ seconds }).rotate();
