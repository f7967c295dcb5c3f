import type { PictureSize } from '@paidang/contract/entities';

/** Files never change, so what was told once stays true. */
const sizes = new Map<string, PictureSize>();

export function rememberPictureSizes(told: Readonly<Record<string, PictureSize>> = {}): void {
  for (const [path, size] of Object.entries(told)) sizes.set(path, size);
}

/** How large a picture of a version is, once the version has come. */
export const pictureSize = (path: string): PictureSize | undefined => sizes.get(path);
