import type { Quote } from '@paidang/contract/entities';
import { quoteText } from '@paidang/contract/rules';

export { findQuote, type TextRange } from '@paidang/contract/rules';

/**
 * Stores a place as the W3C Web Annotation model does: the text, its surroundings and its position.
 *
 * @param version Version of the document the text was selected in.
 * @returns `null` if only white space is selected.
 * @example createQuote('睡前三滴，按壓到完全吸收。', 0, 4, 3)
 */
export function createQuote(text: string, start: number, end: number, version: number): Quote | null {
  const quote = quoteText(text, start, end);
  return quote && { ...quote, version };
}
