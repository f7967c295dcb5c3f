export { documentText, isEmptyDocument, sanitizeDocument } from '../core/document-in-browser';
export { documentPieces } from '../core/document-pieces-in-browser';
export { RichTextDiffView } from '../views/rich-text-diff-view';
export { RichTextView } from '../views/rich-text-view';
export * from './shared';
