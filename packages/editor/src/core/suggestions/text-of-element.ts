import { quoteText, type TextQuote } from '@paidang/contract/rules';
import { TextPieces } from './text-pieces';

const blocks = /^(P|H[1-6]|[UO]L|LI|BLOCKQUOTE|HR|BR|TABLE|TBODY|TR|T[DH]|DIV)$/;

/** The text of a rendered document, without elements that are not part of it, indexed by text node. */
export function indexElement(container: Element): TextPieces<Text> {
  const pieces = new TextPieces<Text>();
  const visit = (parent: Element) => {
    for (const node of parent.childNodes) {
      if (node instanceof Text) pieces.add(node.data, node);
      else if (node instanceof Element && !node.matches('del, [data-quote-skip]')) {
        const isBlock = blocks.test(node.tagName);
        if (isBlock) pieces.break();
        visit(node);
        if (isBlock) pieces.break();
      }
    }
  };
  visit(container);
  return pieces;
}

/** The selection inside a rendered document as a quote; clipped to the document. */
export function quoteOfRange(container: Element, range: Range): TextQuote | null {
  const index = indexElement(container);
  const covered = index.pieces.filter(({ at }) => range.intersectsNode(at));
  const [first, last] = [covered[0], covered.at(-1)];
  if (range.collapsed || !first || !last) return null;
  const start = first.start + (first.at === range.startContainer ? range.startOffset : 0);
  const end = last.start + (last.at === range.endContainer ? range.endOffset : last.length);
  return quoteText(index.text, start, end);
}
