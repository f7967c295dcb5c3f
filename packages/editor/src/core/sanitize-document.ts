import { buildDocument } from './document/build-document';
import { isEmpty, textOfDocument } from './document/document-text';
import type { RichDocument } from './document/model';
import { readHtml } from './document/read-html';
import { renderDocument } from './document/render-document';

/**
 * Parses any HTML into a document, on a server or in a browser; pages use the smaller one from `@paidang/editor/view`.
 *
 * @example parseDocument('<h1>開場</h1>') // [{ type: 'heading', level: 2, runs: [{ text: '開場', marks: [] }] }]
 */
export const parseDocument = (html: string): RichDocument => buildDocument(readHtml(html));

/**
 * Returns the safe, stored form of any HTML: only what the editor itself can write. No scripts, event handlers, inline
 * styles, links other than http(s), or pictures other than http(s) or same-origin paths. Unknown elements keep their text.
 *
 * @example sanitizeDocument('<p onclick="x()">哈囉<script>x()</script></p>') // '<p>哈囉</p>'
 */
export const sanitizeDocument = (html: string): string => renderDocument(parseDocument(html));

const documentOf = (content: string | RichDocument): RichDocument =>
  typeof content === 'string' ? parseDocument(content) : content;

/**
 * Whether stored HTML, or a document parsed from it, has no text and no picture.
 *
 * @example isEmptyDocument('<p><strong> </strong></p>') // true
 */
export const isEmptyDocument = (content: string | RichDocument): boolean => isEmpty(documentOf(content));

/**
 * The text of stored HTML, or of a document parsed from it: one line per paragraph.
 *
 * @example documentText('<p>第一句</p><p>第二句</p>') // '第一句\n第二句'
 */
export const documentText = (content: string | RichDocument): string => textOfDocument(documentOf(content));
