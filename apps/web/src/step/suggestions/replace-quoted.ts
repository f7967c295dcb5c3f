import { findQuote } from '@paidang/comment-board/document';
import { indexText } from '@paidang/comment-board/dom';
import type { TextQuote } from '@paidang/contract/rules';

/** Replaces a quoted place in a rich text; `null` if the quote is not found. */
export function replaceQuoted(html: string, quote: TextQuote, replacement: string): string | null {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const index = indexText(body);
  const place = findQuote(index.text, quote);
  const range = place && index.rangeOf(place);
  if (!range) return null;
  const { startContainer, startOffset } = range;
  range.deleteContents();
  // Inserted with the formatting of the first word, even if the quote ends in another element.
  if (startContainer instanceof Text) startContainer.insertData(startOffset, replacement);
  return body.innerHTML;
}
