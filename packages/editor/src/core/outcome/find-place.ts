import type { TextQuote } from '@paidang/contract/rules';

/** A text without white space, with the original offset of each character. */
interface Squeezed {
  readonly text: string;
  readonly places: readonly number[];
}

function squeeze(text: string): Squeezed {
  const places: number[] = [];
  let squeezed = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (/\s/.test(sign)) continue;
    squeezed += sign;
    places.push(at);
  }
  return { text: squeezed, places };
}

const bare = (text: string): string => text.replace(/\s+/g, '');

/** Maximum number of occurrences considered; a word that is more frequent does not identify a place. */
const most = 500;

function sharedEnd(left: string, right: string): number {
  let length = 0;
  while (length < Math.min(left.length, right.length) && left.at(-1 - length) === right.at(-1 - length)) length += 1;
  return length;
}

function sharedStart(left: string, right: string): number {
  let length = 0;
  while (length < Math.min(left.length, right.length) && left[length] === right[length]) length += 1;
  return length;
}

/**
 * Finds quoted words in the text they were quoted from, regardless of what the page had between paragraphs: where the context
 * on both sides fits best, then nearest to the old position. `null` if the text does not contain them.
 */
export function placeFinder(text: string): (quote: TextQuote) => { start: number; end: number } | null {
  const squeezed = squeeze(text);
  return ({ selectedText, prefix, suffix, start }) => {
    const words = bare(selectedText);
    if (words === '') return null;
    const [before, after] = [bare(prefix), bare(suffix)];
    let best: { at: number; fit: number; distance: number } | null = null;
    let seen = 0;
    for (let at = squeezed.text.indexOf(words); at >= 0 && seen < most; at = squeezed.text.indexOf(words, at + 1)) {
      seen += 1;
      const end = at + words.length;
      const fit =
        sharedEnd(squeezed.text.slice(Math.max(0, at - before.length), at), before) +
        sharedStart(squeezed.text.slice(end, end + after.length), after);
      const distance = Math.abs((squeezed.places[at] ?? 0) - start);
      if (!best || fit > best.fit || (fit === best.fit && distance < best.distance)) best = { at, fit, distance };
    }
    if (!best) return null;
    const first = squeezed.places[best.at] ?? 0;
    const last = squeezed.places[best.at + words.length - 1] ?? first;
    return { start: first, end: last + 1 };
  };
}
