import { limits } from '../limits';
import type { Message } from './result';

/** Start and end of a script segment in whole seconds; `null` while unknown. */
export interface TimeSpan {
  start: number | null;
  end: number | null;
}

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * Formats seconds as minutes and seconds.
 *
 * @example formatTimeIndex(65) // '01:05'
 */
export const formatTimeIndex = (seconds: number): string => `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;

/**
 * Parses a typed time into seconds; full-width digits and colons are accepted. Returns `null` if it is not a time.
 *
 * @example parseTimeIndex('1:05') // 65
 */
export function parseTimeIndex(text: string): number | null {
  const [, minutes, seconds] = /^(\d{1,2}):([0-5]?\d)$/.exec(text.normalize('NFKC').trim()) ?? [];
  return minutes === undefined || seconds === undefined ? null : Number(minutes) * 60 + Number(seconds);
}

/** Checks a typed time; it may be empty. */
export const checkTimeIndex = (text: string): Message =>
  text.trim() === '' || parseTimeIndex(text) !== null ? null : '請填寫分:秒，例如01:30';

/** The last moment of a span; `null` if it has no times. */
const reach = ({ start, end }: TimeSpan): number | null => end ?? start;

/** The earliest moment the span at `index` can start. */
const floorOf = (spans: readonly TimeSpan[], index: number): number =>
  Math.max(0, ...spans.slice(0, index).map((span) => reach(span) ?? 0));

const shift = ({ start, end }: TimeSpan, delta: number): TimeSpan => ({
  start: start === null ? null : start + delta,
  end: end === null ? null : end + delta,
});

/** Moves each span by `delta`, or further to `floor` if it would start before the previous one ends. */
function shiftAll(spans: readonly TimeSpan[], delta: number, floor: number): TimeSpan[] {
  let lowest = floor;
  return spans.map((span) => {
    const first = span.start ?? span.end;
    if (first === null) return span;
    const moved = shift(span, Math.max(delta, lowest - first));
    lowest = reach(moved) ?? lowest;
    return moved;
  });
}

/**
 * Changes the start of the span at `index`. With `sync` it keeps its length, all later spans move by the same time, and none
 * starts before the previous one ends.
 *
 * @example moveSpanStart([{ start: 0, end: 10 }, { start: 10, end: 20 }], 0, 5, true) // 5–15, 15–25
 */
export function moveSpanStart<Span extends TimeSpan>(
  spans: readonly Span[],
  index: number,
  start: number | null,
  sync: boolean,
): Span[] {
  const old = spans[index];
  if (!old) return [...spans];
  if (!sync || start === null || old.start === null) return replaceTimes(spans, index, [{ start, end: old.end }]);
  const floor = floorOf(spans, index);
  const delta = Math.max(start, floor) - old.start;
  return replaceTimes(spans, index, shiftAll(spans.slice(index), delta, floor));
}

/**
 * Changes the end of the span at `index`. With `sync` all later spans move by the same time.
 *
 * @example moveSpanEnd([{ start: 0, end: 10 }, { start: 10, end: 20 }], 0, 15, true) // 0–15, 15–25
 */
export function moveSpanEnd<Span extends TimeSpan>(
  spans: readonly Span[],
  index: number,
  end: number | null,
  sync: boolean,
): Span[] {
  const old = spans[index];
  if (!old) return [...spans];
  const changed = { start: old.start, end };
  if (!sync || end === null || old.end === null || end < (old.start ?? 0)) return replaceTimes(spans, index, [changed]);
  return replaceTimes(spans, index, [changed, ...shiftAll(spans.slice(index + 1), end - old.end, end)]);
}

const replaceTimes = <Span extends TimeSpan>(
  spans: readonly Span[],
  from: number,
  times: readonly TimeSpan[],
): Span[] =>
  spans.map((span, at) => {
    const time = times[at - from];
    return time ? { ...span, start: time.start, end: time.end } : span;
  });

export interface SpanMessages {
  start: Message;
  end: Message;
}

/** Errors in the times of each span, one entry per span; `null` where a time is valid or unknown. */
export function checkSpans(spans: readonly TimeSpan[]): SpanMessages[] {
  return spans.map(({ start, end }, index) => {
    const floor = floorOf(spans, index);
    return {
      start:
        tooLate(start) ?? (start !== null && start < floor ? `不能早於前面段落的結束${formatTimeIndex(floor)}` : null),
      end: tooLate(end) ?? (end !== null && start !== null && end < start ? '結束不能早於開始' : null),
    };
  });
}

const tooLate = (seconds: number | null): Message =>
  seconds !== null && seconds > limits.script.lastSecond ? `最晚到${formatTimeIndex(limits.script.lastSecond)}` : null;
