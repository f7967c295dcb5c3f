import { tokensOf } from './tokens';

export interface Bigrams {
  /** Frequency of each pair of neighbouring characters (or words, in alphabetic scripts); for a single one, of itself. */
  readonly counts: ReadonlyMap<string, number>;
  readonly total: number;
}

export function bigramsOf(text: string): Bigrams {
  const signs = tokensOf(text).filter((sign) => sign.trim() !== '');
  const counts = new Map<string, number>();
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  if (signs.length === 1) add(signs[0] ?? '');
  for (let index = 1; index < signs.length; index += 1) add(`${signs[index - 1]}${signs[index]}`);
  return { counts, total: signs.length === 1 ? 1 : Math.max(0, signs.length - 1) };
}

/** Sørensen–Dice coefficient: 0 for nothing in common, 1 for the same pairs. Needs no word segmentation, so it suits Chinese. */
export function similarity(a: Bigrams, b: Bigrams): number {
  const size = a.total + b.total;
  if (size === 0) return 0;
  const [small, large] = a.counts.size <= b.counts.size ? [a.counts, b.counts] : [b.counts, a.counts];
  let shared = 0;
  for (const [key, count] of small) shared += Math.min(count, large.get(key) ?? 0);
  return (2 * shared) / size;
}

export const textSimilarity = (a: string, b: string) => (a === b ? 1 : similarity(bigramsOf(a), bigramsOf(b)));
