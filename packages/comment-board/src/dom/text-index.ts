import type { TextRange } from '../core/anchor';

// `@paidang/claims` has its own copy of the part it needs: feature packages do not import each other.

/** Text that is on screen but not part of the document: text shown as deleted in a comparison, and marked parts. */
export const defaultSkip = 'del, script, style, [data-quote-skip]';

const blocks = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DETAILS DIV DL DT FIGCAPTION FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION TABLE TBODY TD TFOOT TH THEAD TR UL'.split(
    ' ',
  ),
);

interface Piece {
  node: Text;
  start: number;
}

/** The plain text of a container and the DOM position of each character. */
export interface TextIndex {
  /** The text, with a single line feed for each block boundary and line break. */
  readonly text: string;
  rangeOf(range: TextRange): Range | null;
  /** Character offset of a boundary point, `null` when there is no text. */
  offsetOf(node: Node, offset: number): number;
}

/**
 * Reads the text of an element once; call it again after the element changes.
 *
 * @param skip Selector of parts that are not text of the document.
 * @example indexText(paper).text
 */
export function indexText(container: Element, skip = defaultSkip): TextIndex {
  const pieces: Piece[] = [];
  let text = '';
  let broken = false;
  const visit = (parent: Node) => {
    for (const node of parent.childNodes) {
      if (node instanceof Text) {
        if (node.data === '') continue;
        if (broken && text !== '') text += '\n';
        broken = false;
        pieces.push({ node, start: text.length });
        text += node.data;
      } else if (node instanceof Element && !node.matches(skip)) {
        const isBlock = blocks.has(node.tagName);
        broken ||= isBlock || node.tagName === 'BR';
        visit(node);
        broken ||= isBlock;
      }
    }
  };
  visit(container);

  const pieceAt = (offset: number, last: boolean): Piece | undefined => {
    let low = 0;
    let high = pieces.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      const start = pieces[middle]?.start ?? 0;
      if (last ? start < offset : start <= offset) low = middle;
      else high = middle - 1;
    }
    return pieces[low];
  };

  return {
    text,
    rangeOf({ start, end }) {
      const first = pieceAt(start, false);
      const last = pieceAt(end, true);
      if (!first?.node.isConnected || !last?.node.isConnected) return null;
      const range = document.createRange();
      range.setStart(first.node, Math.min(start - first.start, first.node.length));
      range.setEnd(last.node, Math.min(end - last.start, last.node.length));
      return range;
    },
    offsetOf(node, offset) {
      const own = pieces.find((piece) => piece.node === node);
      if (own) return own.start + offset;
      const point = document.createRange();
      point.setStart(node, offset);
      const next = pieces.find((piece) => point.comparePoint(piece.node, 0) >= 0);
      return next ? next.start : text.length;
    },
  };
}
