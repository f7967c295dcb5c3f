// `@paidang/editor/view` for environments without a browser: the same exports with the server-side parser.
export { documentPieces } from '../core/document-pieces';
export { documentText, isEmptyDocument, sanitizeDocument } from '../core/sanitize-document';
export * from '../view/shared';
export { RichTextDiffView, RichTextView } from '../views/views-on-server';
