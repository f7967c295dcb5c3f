export type { DiffChange } from '../core/diff/change-log';
export { countCharacters } from '../core/document/document-text';
export { documentText, isEmptyDocument, sanitizeDocument } from '../core/document-in-browser';
export { type DiffLabels, defaultDiffLabels } from '../diff-labels';
export {
  type DiffSummary,
  type RichTextDiffHandle,
  RichTextDiffView,
  type RichTextDiffViewProps,
} from '../views/rich-text-diff-view';
export { RichTextView, type RichTextViewProps } from '../views/rich-text-view';
