import { momentText, secondsOf, type VideoRange, type VideoTime, videoRangeOf, videoTimeOf } from './film-time';

/** Rates of cameras and editors; the rate stated by a file is slightly off. */
const usualRates = [24_000 / 1001, 24, 25, 30_000 / 1001, 30, 48, 50, 60_000 / 1001, 60];
/** Relative difference up to which a rate counts as a usual one. */
const tolerance = 0.0004;
/** Tolerance for fractional rates and rounded seconds. */
const slack = 1e-6;

/** Frames per second of the original film: the usual rate closest to the one its file states. */
export const frameRateOf = (fps: number): number =>
  usualRates.find((rate) => Math.abs(fps - rate) <= rate * tolerance) ?? fps;

/** The frame displayed at a second, counted from 0. */
export const frameAt = (seconds: number, rate: number): number => Math.max(0, Math.floor(seconds * rate + slack));

/** The middle of a frame: a player that seeks to it displays exactly this frame. */
export const secondsOfFrame = (frame: number, rate: number): number => (frame + 0.5) / rate;

function frameTimeOf(seconds: number, rate: number): VideoTime {
  const middle = secondsOfFrame(frameAt(seconds, rate), rate);
  return { ...videoTimeOf(middle), ms: Math.floor((middle % 1) * 1000) };
}

/** The moment at a second: exact to the frame if the film's rate is known, otherwise to the second. */
export const filmTimeOf = (seconds: number, rate: number | null): VideoTime =>
  rate === null ? videoTimeOf(seconds) : frameTimeOf(seconds, rate);

/** The range between two seconds, in either order; a moment if both are in the same frame. */
export function filmRangeOf(one: number, other: number, rate: number | null): VideoRange {
  if (rate === null) return videoRangeOf(one, other);
  const [from, until] = one < other ? [one, other] : [other, one];
  const isMoment = frameAt(from, rate) === frameAt(until, rate);
  return { time: frameTimeOf(from, rate), end: isMoment ? null : frameTimeOf(until, rate) };
}

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * Formats hours, minutes and seconds, and the frame within the second. It counts real time at every rate: at 29.97
 * frames per second, some seconds contain 29.
 *
 * @example timecode(134.51, 24) // '00:02:14:12'
 */
export function timecode(seconds: number, rate: number): string {
  const frame = frameAt(seconds, rate);
  // A frame belongs to the second it starts in.
  const whole = Math.floor(frame / rate + slack);
  const first = Math.ceil(whole * rate - slack);
  const { hour, minute, second } = videoTimeOf(whole);
  return [hour, minute, second, frame - first].map(two).join(':');
}

/** Formats a moment or a range: exact to the frame if it was marked so and the rate is known, otherwise to the second. */
export function frameText(time: VideoTime, end: VideoTime | null | undefined, rate: number | null): string {
  if (rate === null || time.ms === undefined) return momentText(time, end);
  const text = (one: VideoTime) => timecode(secondsOf(one), rate);
  return end ? `${text(time)}–${text(end)}` : text(time);
}
