import { findQuote } from '@paidang/comment-board/document';
import { indexText } from '@paidang/comment-board/dom';
import type { TextQuote } from '@paidang/contract/rules';

/** A rich text with other words in a quoted place, `null` when the place is gone. */
export function replaceQuoted(html: string, quote: TextQuote, replacement: string): string | null {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const index = indexText(body);
  const place = findQuote(index.text, quote);
  const range = place && index.rangeOf(place);
  if (!range) return null;
  const { startContainer, startOffset } = range;
  range.deleteContents();
  // In the markup of the first word, also where the quote ends in another.
  if (startContainer instanceof Text) startContainer.insertData(startOffset, replacement);
  return body.innerHTML;
}
