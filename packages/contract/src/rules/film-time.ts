/** A moment of a video in requests and responses. */
export interface VideoTime {
  hour: number;
  minute: number;
  second: number;
  /** Milliseconds beyond the whole second, when a single frame is meant. */
  ms?: number | undefined;
}

/** Whole seconds from the start of a video, as hours, minutes and seconds. */
export function videoTimeOf(seconds: number): VideoTime {
  const whole = Math.max(0, Math.floor(seconds));
  return { hour: Math.floor(whole / 3600), minute: Math.floor(whole / 60) % 60, second: whole % 60 };
}

export const secondsOf = ({ hour, minute, second, ms = 0 }: VideoTime): number =>
  (hour * 60 + minute) * 60 + second + ms / 1000;

const two = (value: number): string => String(value).padStart(2, '0');

const clockText = ({ hour, minute, second }: VideoTime): string =>
  [...(hour > 0 ? [hour] : []), minute, second].map(two).join(':');

/**
 * Formats a moment of a video, with hours only if there are any; a range with both ends.
 *
 * @example momentText({ hour: 0, minute: 2, second: 14 }) // '02:14'
 */
export const momentText = (time: VideoTime, end?: VideoTime | null): string =>
  end ? `${clockText(time)}–${clockText(end)}` : clockText(time);

export interface VideoRange {
  time: VideoTime;
  /** `null` for a single moment. */
  end: VideoTime | null;
}

/** The range between two seconds, in either order. */
export function videoRangeOf(one: number, other: number): VideoRange {
  const [from, until] = one < other ? [one, other] : [other, one];
  return { time: videoTimeOf(from), end: Math.floor(from) === Math.floor(until) ? null : videoTimeOf(until) };
}

export interface TypedTime {
  /** Start position in the text. */
  index: number;
  /** As typed. */
  text: string;
  /** Seconds from the start of the video. */
  seconds: number;
}

const typed = /(?<![\d:：/])(?:(\d{1,2})[:：])?(\d{1,2})[:：]([0-5]\d)(?![\d:：])/g;

/**
 * Finds the moments of a video that a text mentions; full-width colons are accepted.
 *
 * @example findTypedTimes('從0:41開始') // [{ index: 1, text: '0:41', seconds: 41 }]
 */
export function findTypedTimes(text: string): TypedTime[] {
  return [...text.matchAll(typed)].flatMap((found) => {
    const [whole, hours, minutes, seconds] = found;
    const minute = Number(minutes);
    if (hours !== undefined && minute > 59) return [];
    return [{ index: found.index, text: whole, seconds: (Number(hours ?? 0) * 60 + minute) * 60 + Number(seconds) }];
  });
}
