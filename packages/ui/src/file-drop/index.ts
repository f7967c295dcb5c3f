export type { FileDropLabels } from '../labels/ui-labels';
export { FileDrop, type FileDropProps } from './file-drop';
export type { FileRefusal, FileRefusalReason } from './refusals';
