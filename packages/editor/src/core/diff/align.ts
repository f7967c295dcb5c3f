import { diffArrays } from 'diff';

/** One step of an alignment: a pair, or an item only one side has. */
export type AlignmentStep<T> =
  | { readonly kind: 'pair'; readonly before: T; readonly after: T }
  | { readonly kind: 'removed'; readonly before: T }
  | { readonly kind: 'added'; readonly after: T };

export interface AlignOptions<T> {
  /** Items with equal keys are the same. */
  key(item: T): string;
  /** Similarity of two different items, 0 to 1; items with 0 are never paired. */
  score(before: T, after: T): number;
}

/** Maximum size of the score table; longer sequences are first split at equal items. */
const maxCells = 4000;

/** With more single edits than this, a sequence counts as new rather than edited; searching for edits takes quadratic time. */
const maxEdits = 1000;

interface Keyed<T> {
  readonly item: T;
  readonly key: string;
}

/** Pairs two sequences in order so that the total similarity of the pairs is maximal. */
function alignByScore<T>(
  before: readonly Keyed<T>[],
  after: readonly Keyed<T>[],
  options: AlignOptions<T>,
): AlignmentStep<T>[] {
  const width = after.length + 1;
  const best = new Float64Array((before.length + 1) * width);
  const pair = new Float64Array((before.length + 1) * width);
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const at = row * width + column;
      const a = before[row];
      const b = after[column];
      const score = a && b ? (a.key === b.key ? 1.2 : options.score(a.item, b.item)) : 0;
      pair[at] = score;
      const paired = score > 0 ? score + (best[at + width + 1] ?? 0) : 0;
      best[at] = Math.max(paired, best[at + width] ?? 0, best[at + 1] ?? 0);
    }
  }
  const steps: AlignmentStep<T>[] = [];
  let row = 0;
  let column = 0;
  while (row < before.length || column < after.length) {
    const at = row * width + column;
    const a = before[row];
    const b = after[column];
    const score = pair[at] ?? 0;
    if (a && b && score > 0 && (best[at] ?? 0) === score + (best[at + width + 1] ?? 0)) {
      steps.push({ kind: 'pair', before: a.item, after: b.item });
      row += 1;
      column += 1;
    } else if (a && (!b || (best[at] ?? 0) === (best[at + width] ?? 0))) {
      steps.push({ kind: 'removed', before: a.item });
      row += 1;
    } else if (b) {
      steps.push({ kind: 'added', after: b.item });
      column += 1;
    }
  }
  return steps;
}

function alignGap<T>(
  before: readonly Keyed<T>[],
  after: readonly Keyed<T>[],
  options: AlignOptions<T>,
): AlignmentStep<T>[] {
  if (before.length * after.length <= maxCells) return alignByScore(before, after, options);
  return [
    ...before.map(({ item }): AlignmentStep<T> => ({ kind: 'removed', before: item })),
    ...after.map(({ item }): AlignmentStep<T> => ({ kind: 'added', after: item })),
  ];
}

/** Aligns two sequences: blocks of a document, items of a list, rows or columns of a table. */
export function align<T>(before: readonly T[], after: readonly T[], options: AlignOptions<T>): AlignmentStep<T>[] {
  const left = before.map((item) => ({ item, key: options.key(item) }));
  const right = after.map((item) => ({ item, key: options.key(item) }));
  if (left.length * right.length <= maxCells) return alignByScore(left, right, options);
  const parts = diffArrays(
    left.map(({ key }) => key),
    right.map(({ key }) => key),
    { maxEditLength: maxEdits },
  );
  if (!parts) return alignGap(left, right, options);
  const steps: AlignmentStep<T>[] = [];
  let removed: Keyed<T>[] = [];
  let added: Keyed<T>[] = [];
  let row = 0;
  let column = 0;
  const flush = () => {
    steps.push(...alignGap(removed, added, options));
    removed = [];
    added = [];
  };
  for (const part of parts) {
    const count = part.count ?? part.value.length;
    if (part.removed) removed.push(...left.slice(row, row + count));
    else if (part.added) added.push(...right.slice(column, column + count));
    else {
      flush();
      for (let index = 0; index < count; index += 1) {
        const a = left[row + index];
        const b = right[column + index];
        if (a && b) steps.push({ kind: 'pair', before: a.item, after: b.item });
      }
    }
    if (!part.added) row += count;
    if (!part.removed) column += count;
  }
  flush();
  return steps;
}
