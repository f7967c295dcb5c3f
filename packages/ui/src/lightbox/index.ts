export type { LightboxLabels } from '../labels/ui-labels';
export { Lightbox, type LightboxImage, type LightboxProps } from './lightbox';
export type { LightboxMark, PicturePoint } from './picture-points';
