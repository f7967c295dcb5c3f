import { isEmpty, textOfDocument } from './document/document-text';
import { parseInBrowser } from './document/parse-in-browser';
import { renderDocument } from './document/render-document';

/** The core's `sanitizeDocument` on the browser's parser instead of a bundled one. */
export const sanitizeDocument = (html: string): string => renderDocument(parseInBrowser(html));

/** Whether stored HTML has no text and no picture. */
export const isEmptyDocument = (html: string): boolean => isEmpty(parseInBrowser(html));

/** The text of stored HTML: one line per paragraph. */
export const documentText = (html: string): string => textOfDocument(parseInBrowser(html));
