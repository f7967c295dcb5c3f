import { type AlignmentStep, align } from '../diff/align';
import { type Bigrams, bigramsOf, similarity } from '../diff/similarity';
import type { Unit } from './units';

export type UnitStep = AlignmentStep<Unit>;

/** If more units than this differ, only those around the place are compared, to bound the time. */
const reach = 120;

/** Below this similarity, two units count as one deleted and one added. */
const minSimilarity = 0.3;

/** Similarity of two units; each profile is computed once. */
export class Likeness {
  readonly #bigrams = new Map<Unit, Bigrams>();

  #of(unit: Unit): Bigrams {
    const known = this.#bigrams.get(unit);
    if (known) return known;
    const bigrams = bigramsOf(unit.text);
    this.#bigrams.set(unit, bigrams);
    return bigrams;
  }

  score(before: Unit, after: Unit): number {
    if (before.text === after.text) return 1;
    const alike = similarity(this.#of(before), this.#of(after));
    return alike >= minSimilarity ? alike : 0;
  }
}

/** Two texts in units, with the lengths of their common prefix and suffix. */
export interface ComparedUnits {
  readonly before: readonly Unit[];
  readonly after: readonly Unit[];
  readonly head: number;
  readonly tail: number;
  readonly likeness: Likeness;
}

export function compareUnits(before: readonly Unit[], after: readonly Unit[]): ComparedUnits {
  const fewest = Math.min(before.length, after.length);
  let head = 0;
  let tail = 0;
  while (head < fewest && before[head]?.text === after[head]?.text) head += 1;
  while (tail < fewest - head && before.at(-1 - tail)?.text === after.at(-1 - tail)?.text) tail += 1;
  return { before, after, head, tail, likeness: new Likeness() };
}

/** Aligns the differing units around `first` to `last` of the earlier text, with one equal unit at either end. */
export function alignNear(
  { before, after, head, tail, likeness }: ComparedUnits,
  first: number,
  last: number,
): UnitStep[] {
  const from = Math.max(0, head - 1);
  const beforeEnd = Math.min(before.length, before.length - tail + 1);
  const afterEnd = Math.min(after.length, after.length - tail + 1);
  const start = Math.max(from, first - reach);
  const middle = after.length === 0 ? 0 : Math.round((first / Math.max(1, before.length)) * after.length);
  const isShort = afterEnd - from <= 2 * reach + (beforeEnd - from);
  const afterStart = isShort && start === from ? from : Math.max(from, Math.min(start, middle) - reach);
  return align(
    before.slice(start, Math.min(beforeEnd, last + 1 + reach)),
    after.slice(afterStart, Math.min(afterEnd, Math.max(afterStart, middle, last) + 1 + 2 * reach)),
    { key: ({ text }) => text, score: (one, other) => likeness.score(one, other) },
  );
}
