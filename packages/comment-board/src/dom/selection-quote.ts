import type { Quote } from '@paidang/contract/entities';
import { createQuote } from '../core/anchor';
import { indexText } from './text-index';

/** Options of `quoteFromRange`. */
export interface SelectionQuoteOptions {
  /** Version of the document on screen. */
  version: number;
  /** Selector of parts that are not text of the document. @default deleted text and `[data-quote-skip]` */
  skip?: string;
}

/**
 * The selection as a quote; `null` if nothing in the container is selected. A selection that extends beyond the container is
 * cut off at its edge.
 *
 * @example const quote = quoteFromRange(paper, getSelection().getRangeAt(0), { version: 3 });
 */
export function quoteFromRange(
  container: Element,
  range: Range,
  { version, skip }: SelectionQuoteOptions,
): Quote | null {
  if (range.collapsed || !range.intersectsNode(container)) return null;
  const { text, offsetOf } = indexText(container, skip);
  const startsInside = container.contains(range.startContainer);
  const endsInside = container.contains(range.endContainer);
  const start = startsInside ? offsetOf(range.startContainer, range.startOffset) : 0;
  const end = endsInside ? offsetOf(range.endContainer, range.endOffset) : text.length;
  return createQuote(text, start, end, version);
}
