export { Lightbox, type LightboxImage, type LightboxLabels, type LightboxProps } from './lightbox';
export type { LightboxMark, PicturePoint } from './picture-points';
