import { type DocumentPiece, piecesOf } from './diff/pieces-of';
import { parseDocument } from './sanitize-document';

/**
 * Splits two stored documents where they differ, so that a third can be assembled from the pieces of either.
 *
 * @example
 * documentPieces('<p>開場</p><p>慢</p>', '<p>開場</p><p>快</p>').map(({ isSame, before }) => (isSame ? before : '')).join('')
 * // '<p>開場</p>'
 */
export const documentPieces = (before: string, after: string): DocumentPiece[] =>
  piecesOf(parseDocument(before), parseDocument(after));
