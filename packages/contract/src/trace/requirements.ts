import { likeness } from './find-words';
import { foldText } from './fold';

/** What a requirement asks for: something must be said, must be shown, or must not occur. */
export const requirementKinds = ['say', 'show', 'not'] as const;
export type RequirementKind = (typeof requirementKinds)[number];

/** One requirement of a brief. */
export interface WrittenRequirement {
  readonly kind: RequirementKind;
  readonly text: string;
}

interface RequirementFields {
  readonly must_say: readonly string[];
  readonly must_show?: readonly string[] | undefined;
  readonly must_not_say: readonly string[];
}

/** The requirements of a brief, in reading order. */
export const requirementsOf = ({ must_say, must_show = [], must_not_say }: RequirementFields): WrittenRequirement[] => [
  ...must_say.map((text) => ({ kind: 'say' as const, text })),
  ...must_show.map((text) => ({ kind: 'show' as const, text })),
  ...must_not_say.map((text) => ({ kind: 'not' as const, text })),
];

/** Similarity below which a requirement with changed words counts as a different one. */
const sameThreshold = 0.5;

/**
 * Matches the requirements of a brief with those of its previous version: first those with the same words, then the most
 * similar ones of the same kind. Moving a line has no effect.
 *
 * @returns for each of `after` the one it was before; `null` for a new one
 */
export function followRequirements<Before extends WrittenRequirement>(
  before: readonly Before[],
  after: readonly WrittenRequirement[],
): (Before | null)[] {
  const old = before.map((one) => ({ one, folded: foldText(one.text).text, isTaken: false }));
  const next = after.map(({ kind, text }) => ({ kind, folded: foldText(text).text }));
  const found: (Before | null)[] = next.map(() => null);
  const pairs = next.flatMap(({ kind, folded }, index) =>
    old
      .filter(({ one }) => one.kind === kind)
      .map((known) => ({ index, known, alike: likeness(known.folded, folded) }))
      .filter(({ alike }) => alike >= sameThreshold),
  );
  for (const { index, known } of pairs.toSorted((one, other) => other.alike - one.alike)) {
    if (known.isTaken || found[index]) continue;
    known.isTaken = true;
    found[index] = known.one;
  }
  return found;
}
