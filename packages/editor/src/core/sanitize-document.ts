import { buildDocument } from './document/build-document';
import { isEmpty, textOfDocument } from './document/document-text';
import type { RichDocument } from './document/model';
import { readHtml } from './document/read-html';
import { renderDocument } from './document/render-document';

/**
 * Reads any HTML into a document. Works on a server and in a browser; pages use the smaller one of `@paidang/editor/view`.
 *
 * @example parseDocument('<h1>開場</h1>') // [{ type: 'heading', level: 2, runs: [{ text: '開場', marks: [] }] }]
 */
export const parseDocument = (html: string): RichDocument => buildDocument(readHtml(html));

/**
 * Returns the safe, stored form of any HTML: only what the editor can write comes out again. No scripts, handlers,
 * inline styles, links other than http(s), pictures other than http(s) or own paths. Unknown elements keep their text.
 *
 * @example sanitizeDocument('<p onclick="x()">哈囉<script>x()</script></p>') // '<p>哈囉</p>'
 */
export const sanitizeDocument = (html: string): string => renderDocument(parseDocument(html));

/**
 * Whether stored HTML has no text and no picture.
 *
 * @example isEmptyDocument('<p><strong> </strong></p>') // true
 */
export const isEmptyDocument = (html: string): boolean => isEmpty(parseDocument(html));

/**
 * The text of stored HTML: a line a paragraph.
 *
 * @example documentText('<p>第一句</p><p>第二句</p>') // '第一句\n第二句'
 */
export const documentText = (html: string): string => textOfDocument(parseDocument(html));
