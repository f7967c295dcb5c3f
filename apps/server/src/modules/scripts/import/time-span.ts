import { limits } from '@paidang/contract/limits';
import type { TimeSpan } from '@paidang/contract/rules';

const clock =
  /(?:(\d{1,2}):)?(\d{1,2}):(\d{2})|(\d{1,3})分(?:(\d{1,2})秒)?|(\d{1,4})\s*(?:秒|s\b|”|")|(?<![\d.])(\d{1,4})(?![\d.])/g;
const within = (seconds: number): number | null => (seconds <= limits.script.lastSecond ? seconds : null);

function secondsOf([, hours, minutes, seconds, wholeMinutes, rest, wholeSeconds, bare]: readonly (
  | string
  | undefined
)[]): number {
  if (seconds !== undefined) return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
  if (wholeMinutes !== undefined) return Number(wholeMinutes) * 60 + Number(rest ?? 0);
  return Number(wholeSeconds ?? bare);
}

/**
 * Parses the times of a segment in the notations used by scripts: 「0:05–0:12」, 「00:01:05」, 「5-12 秒」, 「1分20秒」.
 *
 * @example readTimeSpan('0:05–0:12') // { start: 5, end: 12 }
 */
export function readTimeSpan(text: string): TimeSpan {
  const [first, second] = [...text.normalize('NFKC').matchAll(clock)].map(secondsOf);
  const start = first === undefined ? null : within(first);
  const end = second === undefined || first === undefined || second < first ? null : within(second);
  return { start, end };
}
