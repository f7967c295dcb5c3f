import { quoteText } from '@paidang/contract/rules';
import type { Suggestion } from '../core/suggestions/suggestion';

/**
 * Suggests another wording for `words` in a document whose text is `text` (lines separated by `\n`).
 *
 * @throws when the words are not in the text.
 */
export function suggestionOf(
  text: string,
  words: string,
  replacement: string,
  rest: Partial<Omit<Suggestion, 'quote' | 'replacement'>> = {},
): Suggestion {
  const start = text.indexOf(words);
  const quote = start < 0 ? null : quoteText(text, start, start + words.length);
  if (!quote) throw new Error(`@paidang/editor/testing: the text has no ${words}`);
  return { id: 'suggestion', role: 'vendor', ...rest, quote, replacement };
}
