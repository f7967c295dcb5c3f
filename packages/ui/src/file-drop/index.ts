export { FileDrop, type FileDropLabels, type FileDropProps } from './file-drop';
export type { FileRefusal, FileRefusalReason } from './refusals';
