export type { TextQuote } from '@paidang/contract/rules';
export type { ImageRefusal } from './core/check-images';
export type { PlaceholderLabels } from './core/extensions/image-upload/placeholder';
export type { EditorPort, UploadedImage, UploadOptions } from './core/port';
export type { Suggestion, SuggestionRole } from './core/suggestions/suggestion';
export { defaultEditorLabels, type EditorLabels } from './labels';
export {
  type EditorComponents,
  type EditorToolbarProps,
  type EditorTools,
  useEditorTools,
} from './react/editor-tools';
export { useEditorValue } from './react/use-editor-value';
export { RichTextEditor, type RichTextEditorHandle, type RichTextEditorProps } from './views/rich-text-editor';
export { defaultComponents, FindTool } from './views/toolbar/all-tools';
export { BlockStyleTools, ListTools } from './views/toolbar/block-tools';
export { HistoryTools } from './views/toolbar/history-tools';
export { ImageButton, ImageTools } from './views/toolbar/image-tools';
export { LinkTool } from './views/toolbar/link-tool';
export { ColourTools, MarkTools } from './views/toolbar/mark-tools';
export { TableTools } from './views/toolbar/table-tools';
export { ToolbarButton, type ToolbarButtonProps, ToolbarGroup } from './views/toolbar/toolbar-button';
