export type { TextQuote } from '@paidang/contract/rules';
export type { ImageRefusal } from './core/check-images';
export type { PlaceholderLabels } from './core/extensions/image-upload/placeholder';
export type { EditorPort, UploadedImage, UploadOptions } from './core/port';
export type { Suggestion, SuggestionRole } from './core/suggestions/suggestion';
export { defaultEditorLabels, type EditorLabels } from './labels';
export { RichTextEditor, type RichTextEditorHandle, type RichTextEditorProps } from './views/rich-text-editor';
