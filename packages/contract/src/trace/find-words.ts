import type { FoldedText } from './fold';

/** Where words were found, and how much of them: 1 is all of them, in order and together. */
export interface FoundWords {
  readonly start: number;
  readonly end: number;
  readonly confidence: number;
}

/** Share of the words that has to occur in one place for them to count as said there. */
const saidShare = 0.7;
/** Share from which a place is shown to people as a partial match. */
const partialShare = 1 / 3;
/** Shorter words must match completely: most of a three-character word is a different word. */
const shortestPartial = 4;

export const isEnough = (confidence: number): boolean => confidence >= saidShare;

const pairAt = (text: string, at: number): number => text.charCodeAt(at) * 65_536 + text.charCodeAt(at + 1);

/** The place with the most pairs of neighbouring characters: how many, and which share of all pairs that is. */
function mostPairs(text: string, words: string): { from: number; to: number; count: number; share: number } {
  const pairs = new Map<number, number>();
  for (let at = 0; at + 1 < words.length; at += 1) {
    const pair = pairAt(words, at);
    if (!pairs.has(pair)) pairs.set(pair, pairs.size);
  }
  // A table lookup is far cheaper than a map's, and almost no pair of a text is one of the words'.
  const mayBe = new Uint8Array(65_536);
  const slot = (pair: number) => (pair ^ (pair / 65_536)) & 65_535;
  for (const pair of pairs.keys()) mayBe[slot(pair)] = 1;

  const reach = Math.max(words.length + 6, Math.ceil(words.length * 1.8));
  const counts: number[] = Array.from(pairs, () => 0);
  const countOf = (pair: number) => counts[pair] ?? 0;
  const hits: { at: number; pair: number }[] = [];
  let first = 0;
  let different = 0;
  let best = { from: 0, to: 0, count: 0 };
  for (let at = 0; at + 1 < text.length; at += 1) {
    const code = pairAt(text, at);
    const pair = mayBe[slot(code)] ? pairs.get(code) : undefined;
    if (pair === undefined) continue;
    hits.push({ at, pair });
    if (countOf(pair) === 0) different += 1;
    counts[pair] = countOf(pair) + 1;
    for (let oldest = hits[first]; oldest; oldest = hits[first]) {
      const isFar = at + 2 - oldest.at > reach;
      if (!isFar && countOf(oldest.pair) < 2) break;
      first += 1;
      counts[oldest.pair] = countOf(oldest.pair) - 1;
      if (countOf(oldest.pair) === 0) different -= 1;
    }
    const from = hits[first]?.at ?? at;
    const isShorter = different === best.count && at + 2 - from < best.to - best.from;
    if (different > best.count || isShorter) best = { from, to: at + 2, count: different };
  }
  return { ...best, share: best.count / pairs.size };
}

/**
 * Finds words in a text, or most of them; `null` if less than a part of them occurs. Compares pairs of characters, without
 * understanding their meaning.
 *
 * @param words folded like the text
 */
export function findWords({ text, starts, ends }: FoldedText, words: string): FoundWords | null {
  const place = (from: number, to: number, confidence: number): FoundWords => ({
    start: starts[from] ?? 0,
    end: ends[to - 1] ?? 0,
    confidence,
  });
  if (words === '') return null;
  const exact = text.indexOf(words);
  if (exact >= 0) return place(exact, exact + words.length, 1);
  if (words.length < shortestPartial) return null;
  const { from, to, count, share } = mostPairs(text, words);
  return count > 1 && share >= partialShare ? place(from, to, Math.min(share, 0.99)) : null;
}

/** Similarity of two folded texts, from 0 to 1: the share of character pairs they have in common. */
export function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const pairsOf = (text: string) =>
    new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => pairAt(text, at)));
  const [ours, theirs] = [pairsOf(one), pairsOf(other)];
  if (ours.size + theirs.size === 0) return 0;
  return (2 * [...ours].filter((pair) => theirs.has(pair)).length) / (ours.size + theirs.size);
}
