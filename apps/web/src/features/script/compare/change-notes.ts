import type { ScriptSegment } from '@paidang/contract/entities';
import type { DiffChange, DiffSummary } from '@paidang/editor/view';
import { labels } from '#labels/script';
import type { SegmentChange } from '../segments/compare-segments';

/** One change to step to: a segment as a whole, or a change inside one of its texts. */
export type ConflictPiece =
  | { uuid: string; part: 'segment'; words: string }
  | { uuid: string; part: 'text' | 'narration'; index: number };

/** Change counts reported by a segment's texts. */
export interface TextSummaries {
  text?: DiffSummary;
  narration?: DiffSummary;
}

const changeLabels = labels.change;

/** Describes what happened to a segment apart from its texts; `''` for nothing. */
export function describeChange(change: SegmentChange<ScriptSegment>): string {
  const { kind, moved, before, after, numberBefore, numberAfter } = change;
  if (kind !== 'kept') return changeLabels[kind];
  const facts = [
    moved && numberBefore && numberAfter ? changeLabels.moved(numberBefore, numberAfter) : '',
    before?.title !== after?.title ? changeLabels.title : '',
    before?.start !== after?.start || before?.end !== after?.end ? changeLabels.time : '',
    before?.picture !== after?.picture ? changeLabels.picture : '',
  ];
  return facts.filter(Boolean).join('、');
}

/** Every change to step to, in reading order. An added or removed segment is one change, however long it is. */
export const changePlaces = (
  changes: readonly SegmentChange<ScriptSegment>[],
  texts: ReadonlyMap<string, TextSummaries>,
): ConflictPiece[] =>
  changes.flatMap((change): ConflictPiece[] => {
    const { uuid } = change;
    const said = describeChange(change);
    const own: ConflictPiece[] = said ? [{ uuid, part: 'segment', words: said }] : [];
    if (change.kind !== 'kept') return own;
    const inside = (['text', 'narration'] as const).flatMap((part) =>
      (texts.get(uuid)?.[part]?.changes ?? []).map((_, index): ConflictPiece => ({ uuid, part, index })),
    );
    return [...own, ...inside];
  });

/** Counts of the whole script. */
export function summarise(places: readonly ConflictPiece[], texts: ReadonlyMap<string, TextSummaries>): DiffSummary {
  const all = [...texts.values()]
    .flatMap(({ text, narration }) => [text, narration])
    .filter((one) => one !== undefined);
  return {
    added: all.reduce((sum, { added }) => sum + added, 0),
    deleted: all.reduce((sum, { deleted }) => sum + deleted, 0),
    changes: places.map((place, id): DiffChange => {
      const inside = place.part === 'segment' ? undefined : texts.get(place.uuid)?.[place.part]?.changes[place.index];
      return { kind: 'replaced', added: '', deleted: '', ...inside, id };
    }),
  };
}
