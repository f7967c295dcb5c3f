// What `@paidang/editor/view` is where there is no browser: the same parts with the parser for servers.
export { documentPieces } from '../core/document-pieces';
export { documentText, isEmptyDocument, sanitizeDocument } from '../core/sanitize-document';
export * from '../view/shared';
export { RichTextDiffView, RichTextView } from '../views/views-on-server';
