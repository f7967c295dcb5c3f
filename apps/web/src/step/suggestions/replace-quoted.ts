import { findQuote } from '@paidang/comment-board/document';
import { indexText } from '@paidang/comment-board/dom';
import type { Quote } from '@paidang/contract/entities';

/** A rich text with other words in a quoted place, `null` when the place is gone. */
export function replaceQuoted(html: string, quote: Quote, replacement: string): string | null {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const index = indexText(body);
  const place = findQuote(index.text, quote);
  const range = place && index.rangeOf(place);
  if (!range) return null;
  range.deleteContents();
  if (replacement) range.insertNode(document.createTextNode(replacement));
  return body.innerHTML;
}
