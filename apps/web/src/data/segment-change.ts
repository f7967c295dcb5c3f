import type { ScriptSegment } from '@paidang/contract/entities';

type Segments = readonly ScriptSegment[];

/** A change of one segment of a script. */
export type SegmentChange =
  | { kind: 'update'; script: ScriptSegment }
  /** `ordering` is its position, from 1. */
  | { kind: 'store'; script: ScriptSegment; ordering: number }
  | { kind: 'remove'; script: ScriptSegment };

const isSame = (a: ScriptSegment | undefined, b: ScriptSegment | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    (Object.keys(a) as (keyof ScriptSegment)[]).every((field) => a[field] === b[field]));

const areSame = (a: Segments, b: Segments): boolean =>
  a.length === b.length && a.every((segment, index) => isSame(segment, b[index]));

/** The change between two scripts if it affects only one segment; otherwise `null`. */
export function segmentChange(before: Segments, after: Segments): SegmentChange | null {
  const index = after.findIndex((segment, at) => !isSame(segment, before[at]));
  const [was, is] = [before[index], after[index]];
  if (after.length < before.length) {
    const at = index < 0 ? after.length : index;
    const script = before[at];
    return script && areSame(before.toSpliced(at, 1), after) ? { kind: 'remove', script } : null;
  }
  if (!is) return null;
  if (after.length > before.length)
    return areSame(before, after.toSpliced(index, 1)) ? { kind: 'store', script: is, ordering: index + 1 } : null;
  return was?.script_uuid === is.script_uuid && areSame(before.with(index, is), after)
    ? { kind: 'update', script: is }
    : null;
}
