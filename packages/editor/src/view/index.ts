export { countCharacters } from '../core/document/document-text';
export { documentText, isEmptyDocument, sanitizeDocument } from '../core/document-in-browser';
export { RichTextView, type RichTextViewProps } from '../views/rich-text-view';
