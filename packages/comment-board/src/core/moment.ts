import type { CommentTime } from '@paidang/contract/entities';

/** Whole seconds into a film, as hours, minutes and seconds. */
export function momentOf(seconds: number): CommentTime {
  const whole = Math.max(0, Math.floor(seconds));
  return { hour: Math.floor(whole / 3600), minute: Math.floor(whole / 60) % 60, second: whole % 60 };
}

export const secondsOf = ({ hour, minute, second }: CommentTime): number => (hour * 60 + minute) * 60 + second;

const two = (value: number): string => String(value).padStart(2, '0');

/** `02:14`, with the hours in front once there are any. */
export const momentText = ({ hour, minute, second }: CommentTime): string =>
  [...(hour > 0 ? [hour] : []), minute, second].map(two).join(':');
