import type { ImageAlign, ImageBlock, ImageSize } from './model';
import { safeImageSource } from './safe-url';
import type { SourceElement } from './source-node';

export const imageSizes: readonly ImageSize[] = ['large', 'medium', 'small'];
export const imageAligns: readonly ImageAlign[] = ['left', 'center', 'right'];

export const imageSize = (value: string | null | undefined) => imageSizes.find((size) => size === value) ?? 'large';
export const imageAlign = (value: string | null | undefined) =>
  imageAligns.find((align) => align === value) ?? 'center';

/** The picture, or null if a document may not load its address. */
export function readImage({ attributes }: SourceElement): ImageBlock | null {
  const src = safeImageSource(attributes.src);
  if (!src) return null;
  return {
    type: 'image',
    src,
    alt: attributes.alt ?? '',
    size: imageSize(attributes['data-size']),
    align: imageAlign(attributes['data-align']),
  };
}
