import type { CompiledChain } from './compile';

export interface Span {
  start: number;
  end: number;
  /** Index of the sentence in the text, from 0. */
  sentence: number;
}

/** Finds where the steps of a chain follow each other closely enough in one sentence. */
export function findChains({ gaps }: CompiledChain, steps: readonly (readonly Span[] | undefined)[]): Span[] {
  let found = steps[0] ?? [];
  for (const [index, gap] of gaps.entries()) {
    found = follow(found, steps[index + 1] ?? [], gap);
    if (found.length === 0) break;
  }
  return [...found];
}

/**
 * Joins each second span with the nearest first span before it, the longest if there are several; both are sorted by their
 * ends.
 */
function follow(first: readonly Span[], second: readonly Span[], gap: number): Span[] {
  const joined: Span[] = [];
  /** Spans before this position have been processed. */
  let read = 0;
  for (const span of second) {
    while ((first[read]?.end ?? Number.POSITIVE_INFINITY) <= span.end) read++;
    let nearest = read - 1;
    while ((first[nearest]?.end ?? 0) > span.start) nearest--;
    while (nearest > 0 && first[nearest - 1]?.end === first[nearest]?.end) nearest--;
    const found = first[nearest];
    if (!found || span.start - found.end > gap || found.sentence !== span.sentence) continue;
    joined.push({ ...span, start: found.start });
  }
  return joined;
}
