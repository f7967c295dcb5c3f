import { buildDocument } from './build-document';
import type { RichDocument } from './model';
import { parseMarkup } from './parse-markup';
import { readDom } from './read-dom';

/** Reads any HTML with the browser's own parser; nothing in it runs or loads. The result is `parseDocument`'s. */
export const parseInBrowser = (html: string): RichDocument => buildDocument(readDom(parseMarkup(html)));
