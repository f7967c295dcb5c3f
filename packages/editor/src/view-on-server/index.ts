// What `@paidang/editor/view` is where there is no browser: the same parts with the parser for servers.
export { documentText, isEmptyDocument, sanitizeDocument } from '../core/sanitize-document';
export { RichTextDiffView, RichTextView } from '../views/views-on-server';
export * from '../view/shared';
