import { buildDocument } from './build-document';
import type { RichDocument } from './model';
import { parseMarkup } from './parse-markup';
import { readDom } from './read-dom';

/** Parses any HTML with the browser's parser, without running or loading anything. Gives the same result as `parseDocument`. */
export const parseInBrowser = (html: string): RichDocument => buildDocument(readDom(parseMarkup(html)));
