import { indexText } from '@paidang/comment-board/dom';
import type { MultiPageContent, Quote, ScriptSegment } from '@paidang/contract/entities';
import { replaceQuoted } from '../../step/suggestions/replace-quoted';

interface QuotePosition {
  segment: ScriptSegment;
  part: 'text' | 'narration';
  /** The part's plain text, and the start offset of the quoted text in it. */
  text: string;
  at: number;
}

const plainText = (html: string): string => indexText(new DOMParser().parseFromString(html, 'text/html').body).text;

function occurrencesIn(segment: ScriptSegment, part: QuotePosition['part'], words: string): QuotePosition[] {
  const text = part === 'text' ? plainText(segment.text) : segment.narration;
  const places: QuotePosition[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    places.push({ segment, part, text, at });
  return places;
}

/** Whether the text is surrounded by the quote's prefix and suffix, to the extent they are in the same part. */
function isSurrounded({ text, at }: QuotePosition, { selectedText, prefix, suffix }: Quote): boolean {
  const before = text.slice(0, at);
  const after = text.slice(at + selectedText.length);
  return (before.endsWith(prefix) || prefix.endsWith(before)) && (after.startsWith(suffix) || suffix.startsWith(after));
}

/** Replaces a quoted place in a script; `null` if the place no longer exists, or is ambiguous. */
export function replaceInScript(
  { scripts }: MultiPageContent,
  quote: Quote,
  replacement: string,
): MultiPageContent | null {
  const words = quote.selectedText;
  const places = scripts.flatMap((segment) => [
    ...occurrencesIn(segment, 'text', words),
    ...occurrencesIn(segment, 'narration', words),
  ]);
  const [place, ...more] = places.length > 1 ? places.filter((one) => isSurrounded(one, quote)) : places;
  if (!place || more.length > 0) return null;
  const { segment, part, text, at } = place;
  const changed =
    part === 'narration'
      ? text.slice(0, at) + replacement + text.slice(at + words.length)
      : replaceQuoted(segment.text, { ...quote, start: at, end: at + words.length }, replacement);
  if (changed === null) return null;
  return { scripts: scripts.map((one) => (one === segment ? { ...one, [part]: changed } : one)) };
}
