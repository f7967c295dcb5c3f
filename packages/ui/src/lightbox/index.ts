export { Lightbox, type LightboxImage, type LightboxLabels, type LightboxProps } from './lightbox';
