import type { ScriptSegment } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { checkSpans, documentMessages, moveSpanEnd, moveSpanStart, type TimeSpan } from '@paidang/contract/rules';
import { invalid, notFound } from '../../platform/errors';

type Segments = readonly ScriptSegment[];

const indexOf = (scripts: Segments, id: string): number => scripts.findIndex((segment) => segment.script_uuid === id);

/** Index of a segment. @throws 0404 */
export function placeOf(scripts: Segments, id: string): number {
  const index = indexOf(scripts, id);
  if (index < 0) throw notFound();
  return index;
}

/** @throws 0422 unless the order names every segment exactly once. */
export function ordered(scripts: Segments, ids: readonly string[]): ScriptSegment[] {
  const isComplete = ids.length === scripts.length && new Set(ids).size === ids.length;
  if (!isComplete || ids.some((id) => indexOf(scripts, id) < 0)) throw invalid();
  return ids.flatMap((id) => scripts[indexOf(scripts, id)] ?? []);
}

/** Inserts a segment at a position, from 1; at the end if there are fewer. @throws 0422 */
export function inserted(scripts: Segments, segment: ScriptSegment, ordering = scripts.length + 1): ScriptSegment[] {
  if (indexOf(scripts, segment.script_uuid) >= 0) throw invalid();
  if (scripts.length >= limits.script.segments) throw invalid({ message: documentMessages.tooManySegments });
  return scripts.toSpliced(ordering - 1, 0, segment);
}

/** @throws 0404 */
export const withSegment = (scripts: Segments, segment: ScriptSegment): ScriptSegment[] =>
  scripts.with(placeOf(scripts, segment.script_uuid), segment);

/** @throws 0422 with the problems of the segment itself, or of one that would move or overlap. */
function refuseTimes(before: Segments, after: Segments, index: number): void {
  const earlier = checkSpans(before);
  const errors: Record<string, string[]> = {};
  for (const [place, { start, end }] of checkSpans(after).entries()) {
    const known = earlier[place];
    const field = place === index ? '' : `scripts.${place}.`;
    if (place < index) continue;
    if (start && (place === index || !known?.start)) errors[`${field}start`] = [start];
    if (end && (place === index || !known?.end)) errors[`${field}end`] = [end];
  }
  if (Object.keys(errors).length > 0) throw invalid({ errors });
}

/**
 * Changes a segment's times. With `sync`, later segments move along (`moveSpanStart`, `moveSpanEnd`).
 *
 * @throws 0404, 0422
 */
export function withSegmentTimes(
  scripts: Segments,
  id: string,
  { start, end }: TimeSpan,
  sync: boolean,
): ScriptSegment[] {
  const index = placeOf(scripts, id);
  const old = scripts[index];
  const moved = start === old?.start ? [...scripts] : moveSpanStart(scripts, index, start, sync);
  const after = end === old?.end ? moved : moveSpanEnd(moved, index, end, sync);
  refuseTimes(scripts, after, index);
  return after;
}
