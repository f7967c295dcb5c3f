import { tokensOf } from './tokens';

/** How often each pair of neighbouring signs (or words of alphabets) occurs; of a single one, the sign. */
export type Bigrams = ReadonlyMap<string, number>;

export function bigramsOf(text: string): Bigrams {
  const signs = tokensOf(text).filter((sign) => sign.trim() !== '');
  const bigrams = new Map<string, number>();
  const add = (key: string) => bigrams.set(key, (bigrams.get(key) ?? 0) + 1);
  if (signs.length === 1) add(signs[0] ?? '');
  for (let index = 1; index < signs.length; index += 1) add(`${signs[index - 1]}${signs[index]}`);
  return bigrams;
}

const total = (bigrams: Bigrams) => [...bigrams.values()].reduce((sum, count) => sum + count, 0);

/** Sørensen–Dice: 0 for nothing in common, 1 for the same pairs. Needs no words, so it fits Chinese. */
export function similarity(a: Bigrams, b: Bigrams): number {
  const size = total(a) + total(b);
  if (size === 0) return 0;
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const [key, count] of small) shared += Math.min(count, large.get(key) ?? 0);
  return (2 * shared) / size;
}

export const textSimilarity = (a: string, b: string) => (a === b ? 1 : similarity(bigramsOf(a), bigramsOf(b)));
