export type { EditorPort, UploadedImage, UploadOptions } from './core/port';
export { defaultEditorLabels, type EditorLabels } from './labels';
export { RichTextEditor, type RichTextEditorHandle, type RichTextEditorProps } from './views/rich-text-editor';
export { RichTextView, type RichTextViewProps } from './views/rich-text-view';
