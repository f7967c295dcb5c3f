export type { DiffChange } from '../core/diff/change-log';
export { countCharacters, countWords } from '../core/document/count-text';
export { type DiffLabels, defaultDiffLabels } from '../diff-labels';
export type { DiffSummary, RichTextDiffHandle, RichTextDiffViewProps } from '../views/parsed-diff-view';
export type { RichTextViewProps } from '../views/parsed-view';
