import type { PictureSize } from '@paidang/contract/entities';

/** Files never change, so a size never has to be updated. */
const sizes = new Map<string, PictureSize>();

export function rememberPictureSizes(received: Readonly<Record<string, PictureSize>> = {}): void {
  for (const [path, size] of Object.entries(received)) sizes.set(path, size);
}

/** The size of a picture of a version, once the version has loaded. */
export const pictureSize = (path: string): PictureSize | undefined => sizes.get(path);
