import type { ScriptSegment } from '@paidang/contract/entities';
import { formatTimeIndex } from '@paidang/contract/rules';
import { labels } from '#labels/script';

/** A segment with nothing in it yet, at a moment if one is known. */
export const newSegment = (uuid: string, start: number | null = null): ScriptSegment => ({
  script_uuid: uuid,
  title: '',
  start,
  end: null,
  picture: null,
  text: '',
  narration: '',
});

/** Whether two states of a segment say the same. */
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

/** `00:00–00:45`; what is unknown is left out. */
export function spanWords({ start, end }: Pick<ScriptSegment, 'start' | 'end'>): string {
  if (start === null && end === null) return '';
  return `${start === null ? '' : formatTimeIndex(start)}–${end === null ? '' : formatTimeIndex(end)}`;
}

/**
 * How long something takes.
 *
 * @example durationWords(95) // '1分35秒'
 */
export function durationWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return labels.seconds(rest);
  return rest === 0 ? labels.minutes(minutes) : `${labels.minutes(minutes)}${labels.seconds(rest)}`;
}

/** The last moment any segment reaches. */
export const lengthOf = (segments: readonly ScriptSegment[]): number =>
  Math.max(0, ...segments.map(({ start, end }) => end ?? start ?? 0));

/** Segments behind others: their times begin where those end. */
export function appendSegments(before: readonly ScriptSegment[], more: readonly ScriptSegment[]): ScriptSegment[] {
  const first = more.find(({ start }) => start !== null)?.start ?? 0;
  const delta = Math.max(0, lengthOf(before) - first);
  const later = (seconds: number | null) => (seconds === null ? null : seconds + delta);
  return [...before, ...more.map((segment) => ({ ...segment, start: later(segment.start), end: later(segment.end) }))];
}
