/** A piece of text and its location: a DOM text node, or a position in an editor's document. */
export interface TextPiece<At> {
  readonly at: At;
  readonly start: number;
  readonly length: number;
}

/** A part of a piece; `from` and `to` are character offsets inside it. */
export interface Portion<At> {
  readonly at: At;
  readonly from: number;
  readonly to: number;
}

/**
 * The text of a document as quotes count it, and the location of each character. Any number of block boundaries and line
 * breaks in a row counts as one line feed; the text never starts with one.
 */
export class TextPieces<At> {
  readonly pieces: TextPiece<At>[] = [];
  #broken = false;
  text = '';

  add(text: string, at: At) {
    if (text === '') return;
    if (this.#broken && this.text !== '') this.text += '\n';
    this.#broken = false;
    this.pieces.push({ at, start: this.text.length, length: text.length });
    this.text += text;
  }

  /** Marks a block boundary or a line break. */
  break() {
    this.#broken = true;
  }

  portions(start: number, end: number): Portion<At>[] {
    return this.pieces.flatMap((piece) => {
      const from = Math.max(0, start - piece.start);
      const to = Math.min(piece.length, end - piece.start);
      return from < to ? [{ at: piece.at, from, to }] : [];
    });
  }
}
