export type { DiffChange } from '../core/diff/change-log';
export { countCharacters, countWords } from '../core/document/count-text';
export type { Suggestion, SuggestionRole } from '../core/suggestions/suggestion';
export type { TextQuote } from '../core/suggestions/text-quote';
export { type DiffLabels, defaultDiffLabels } from '../diff-labels';
export type { SelectHandler } from '../react/use-selected-quote';
export { defaultSuggestionLabels, type SuggestionLabels } from '../suggestion-labels';
export type { DiffSummary, RichTextDiffHandle, RichTextDiffViewProps } from '../views/parsed-diff-view';
export type { RichTextViewProps } from '../views/parsed-view';
