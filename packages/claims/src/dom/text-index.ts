// The comment board has its own copy: feature packages do not import each other, and this folder imports nothing of ours.
const blocks = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DETAILS DIV DL DT FIGCAPTION FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION TABLE TBODY TD TFOOT TH THEAD TR UL'.split(
    ' ',
  ),
);

interface Piece {
  node: Text;
  start: number;
}

/** The text of an element, with the position of each part on the page. */
export interface TextIndex {
  /** Blocks and line breaks are separated by one line feed. */
  readonly text: string;
  rangeOf(start: number, end: number): Range | null;
}

/**
 * Reads the text of an element once; create a new index after it has changed.
 *
 * @param skip selector of elements that are not part of the text
 */
export function indexText(element: Element, skip: string): TextIndex {
  const pieces: Piece[] = [];
  let text = '';
  let isBroken = false;
  const visit = (parent: Node) => {
    for (const node of parent.childNodes) {
      if (node instanceof Text) {
        if (node.data === '') continue;
        if (isBroken && text !== '') text += '\n';
        isBroken = false;
        pieces.push({ node, start: text.length });
        text += node.data;
      } else if (node instanceof Element && !node.matches(skip)) {
        const isBlock = blocks.has(node.tagName);
        isBroken ||= isBlock || node.tagName === 'BR';
        visit(node);
        isBroken ||= isBlock;
      }
    }
  };
  visit(element);

  /** The last piece that begins before a position, or at it if `orAt`. */
  const pieceBefore = (place: number, orAt: boolean): Piece | undefined => {
    let low = 0;
    let high = pieces.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      const start = pieces[middle]?.start ?? 0;
      if (orAt ? start <= place : start < place) low = middle;
      else high = middle - 1;
    }
    return pieces[low];
  };
  return {
    text,
    rangeOf(start, end) {
      const first = pieceBefore(start, true);
      const last = pieceBefore(end, false);
      if (!first?.node.isConnected || !last?.node.isConnected) return null;
      const range = document.createRange();
      range.setStart(first.node, Math.min(start - first.start, first.node.length));
      range.setEnd(last.node, Math.min(end - last.start, last.node.length));
      return range;
    },
  };
}
