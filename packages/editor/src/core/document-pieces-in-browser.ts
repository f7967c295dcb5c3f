import { type DocumentPiece, piecesOf } from './diff/pieces-of';
import { parseInBrowser } from './document/parse-in-browser';

/** The core's `documentPieces` on the browser's parser instead of a bundled one. */
export const documentPieces = (before: string, after: string): DocumentPiece[] =>
  piecesOf(parseInBrowser(before), parseInBrowser(after));
