import type { Quote } from '@paidang/contract/entities';

/** Half-open range of character offsets in the plain text of a document. */
export interface TextRange {
  start: number;
  end: number;
}

/** Characters of context kept on each side of a quote. */
const CONTEXT = 32;
const LONGEST_QUOTE = 2000;

const isLowSurrogate = (text: string, index: number): boolean => {
  const code = text.charCodeAt(index);
  return code >= 0xdc00 && code <= 0xdfff;
};

/** Half an emoji cannot be stored: a cut inside a pair moves inwards. */
const cutAfter = (text: string, index: number): number => (isLowSurrogate(text, index) ? index + 1 : index);
const cutBefore = (text: string, index: number): number => (isLowSurrogate(text, index) ? index - 1 : index);

/**
 * Remembers a place as the W3C Web Annotation model does: the words, their surroundings and their position.
 *
 * @param version Version of the document the words were selected in.
 * @returns `null` when nothing but white space is selected.
 * @example createQuote('睡前三滴，按壓到完全吸收。', 0, 4, 3)
 */
export function createQuote(text: string, start: number, end: number, version: number): Quote | null {
  const from = Math.max(0, Math.min(start, end));
  const selected = text.slice(from, Math.max(start, end));
  const inner = selected.trim();
  if (inner === '') return null;
  const first = from + selected.indexOf(inner);
  const last = cutBefore(text, Math.min(first + inner.length, first + LONGEST_QUOTE));
  return {
    selectedText: text.slice(first, last),
    prefix: text.slice(cutAfter(text, Math.max(0, first - CONTEXT)), first),
    suffix: text.slice(last, cutBefore(text, Math.min(text.length, last + CONTEXT))),
    start: first,
    end: last,
    version,
  };
}

function occurrences(text: string, words: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) found.push(at);
  return found;
}

/**
 * Finds the quoted place in the text as it is now: at its old position, else by its words with the context on both
 * sides, else with the whole context of one side. A place that merely looks alike, or one of several, is not taken:
 * the quote is then an orphan (`null`).
 */
export function findQuote(text: string, quote: Quote): TextRange | null {
  const { selectedText: words, prefix, suffix, start } = quote;
  if (words === '') return null;
  const range = (at: number): TextRange => ({ start: at, end: at + words.length });
  if (text.startsWith(words, start)) return range(start);
  const places = occurrences(text, words).map((at) => ({
    at,
    before: prefix !== '' && text.slice(0, at).endsWith(prefix),
    after: suffix !== '' && text.startsWith(suffix, at + words.length),
  }));
  const both = places.filter((place) => (place.before || prefix === '') && (place.after || suffix === ''));
  const surrounded = prefix === '' && suffix === '' ? [] : both;
  const candidates = surrounded.length > 0 ? surrounded : places.filter((place) => place.before || place.after);
  const [only, ...more] = candidates;
  return only && more.length === 0 ? range(only.at) : null;
}
