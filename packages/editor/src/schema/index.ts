export type { ImageRefusal } from '../core/check-images';
export type { ImageUploadOptions } from '../core/extensions/image-upload/image-upload';
export type { PlaceholderLabels } from '../core/extensions/image-upload/placeholder';
export { createExtensions, type SchemaOptions } from '../core/schema/create-extensions';
