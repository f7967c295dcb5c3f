import { limits } from '@paidang/contract/limits';

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a part of a file, in hex; the browser reckons it beside the page. */
export const digestOf = async (part: Blob): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', await part.arrayBuffer()));

/**
 * Tells a file from others by its name, size, date and beginning, so that chosen again it is known. The rest, up to 4 GB, is
 * not read for it.
 */
export async function fingerprintOf(file: File): Promise<string> {
  const head = await digestOf(file.slice(0, Math.min(file.size, limits.video.chunkBytes)));
  return digestOf(new Blob([[file.name, file.size, file.lastModified, head].join('\n')]));
}
