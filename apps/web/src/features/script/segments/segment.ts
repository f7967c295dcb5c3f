import type { ScriptSegment } from '@paidang/contract/entities';
import { formatTimeIndex } from '@paidang/contract/rules';
import { labels } from '#labels/script';

/** An empty segment, with a start time if known. */
export const newSegment = (uuid: string, start: number | null = null): ScriptSegment => ({
  script_uuid: uuid,
  title: '',
  start,
  end: null,
  picture: null,
  text: '',
  narration: '',
});

/** Whether two states of a segment have the same content. */
export const isSameSegment = (one: ScriptSegment, other: ScriptSegment): boolean =>
  one.title === other.title &&
  one.start === other.start &&
  one.end === other.end &&
  one.picture === other.picture &&
  one.text === other.text &&
  one.narration === other.narration;

/** Name of a segment in a sentence. */
export const segmentName = ({ title }: Pick<ScriptSegment, 'title'>, number: number): string =>
  labels.segment(number, title);

/** Formats a span as `00:00–00:45`; unknown times are left out. */
export function spanWords({ start, end }: Pick<ScriptSegment, 'start' | 'end'>): string {
  if (start === null && end === null) return '';
  return `${start === null ? '' : formatTimeIndex(start)}–${end === null ? '' : formatTimeIndex(end)}`;
}

/**
 * Formats a duration.
 *
 * @example formatDuration(95) // '1分35秒'
 */
export function formatDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return labels.seconds(rest);
  return rest === 0 ? labels.minutes(minutes) : `${labels.minutes(minutes)}${labels.seconds(rest)}`;
}

/** The latest time any segment reaches. */
export const lengthOf = (segments: readonly ScriptSegment[]): number =>
  Math.max(0, ...segments.map(({ start, end }) => end ?? start ?? 0));

/** Appends segments: their times start where the existing ones end. */
export function appendSegments(before: readonly ScriptSegment[], more: readonly ScriptSegment[]): ScriptSegment[] {
  const first = more.find(({ start }) => start !== null)?.start ?? 0;
  const delta = Math.max(0, lengthOf(before) - first);
  const later = (seconds: number | null) => (seconds === null ? null : seconds + delta);
  return [...before, ...more.map((segment) => ({ ...segment, start: later(segment.start), end: later(segment.end) }))];
}
