export { UploadItem, type UploadItemLabels, type UploadItemProps } from './upload-item';
