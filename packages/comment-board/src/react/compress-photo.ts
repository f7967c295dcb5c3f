import { commentLimits } from '@paidang/contract/limits';

/** Our own copy for the worker: by default the library fetches itself from a CDN. */
const ownCopy = () => new URL('browser-image-compression/dist/browser-image-compression.js', import.meta.url).href;

async function isTooLarge(photo: File): Promise<boolean> {
  const { width, height } = await createImageBitmap(photo);
  return Math.max(width, height) > commentLimits.photoMaxEdge;
}

/**
 * Scales a photo down to at most 2000 x 2000 at quality 1, in a worker. A photo within that size whose file would grow is
 * returned unchanged.
 *
 * @param libURL Address of `browser-image-compression/dist/browser-image-compression.js` on your own server, for
 * bundlers that do not follow `new URL(…, import.meta.url)`; `null` where there is none: then the page itself does the work.
 */
export async function compressPhoto(file: File, signal: AbortSignal, libURL: string | null = ownCopy()): Promise<File> {
  const { default: compress } = await import('browser-image-compression');
  const smaller = await compress(file, {
    maxWidthOrHeight: commentLimits.photoMaxEdge,
    initialQuality: commentLimits.photoQuality,
    useWebWorker: libURL !== null,
    ...(libURL === null ? {} : { libURL }),
    signal,
  });
  const isBetter = smaller.size < file.size || (await isTooLarge(file));
  return isBetter ? new File([smaller], file.name, { type: smaller.type }) : file;
}
