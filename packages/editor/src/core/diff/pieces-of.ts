import type { RichDocument } from '../document/model';
import { alignBlocks } from './diff-blocks';

/** A part of two documents as stored HTML: shared by both, or each document's content at this place. */
export interface DocumentPiece {
  readonly isSame: boolean;
  /** `''` if only the newer document has content here. */
  readonly before: string;
  /** `''` if only the older document has content here. */
  readonly after: string;
}

/** Splits two documents where they differ. Adjacent differences are one piece, unless they are rewritten block by block. */
export function piecesOf(before: RichDocument, after: RichDocument): DocumentPiece[] {
  const pieces: DocumentPiece[] = [];
  let isOpen = false;
  const add = (piece: DocumentPiece, joins: boolean) => {
    const last = pieces.at(-1);
    if (last && joins && isOpen)
      pieces[pieces.length - 1] = { ...last, before: last.before + piece.before, after: last.after + piece.after };
    else pieces.push(piece);
    isOpen = joins;
  };
  for (const step of alignBlocks(before, after)) {
    if (step.kind === 'removed') add({ isSame: false, before: step.before.key, after: '' }, true);
    else if (step.kind === 'added') add({ isSame: false, before: '', after: step.after.key }, true);
    else {
      const [old, current] = [step.before.key, step.after.key];
      add({ isSame: old === current, before: old, after: current }, false);
    }
  }
  return pieces;
}
