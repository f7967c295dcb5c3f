export type { UploadItemLabels } from '../labels/ui-labels';
export { UploadItem, type UploadItemProps } from './upload-item';
