import { createHmac, timingSafeEqual } from 'node:crypto';
import type { VideoRow } from './store';

/** Where finished films are played from. */
export const filmPath = '/files/films';

const halfDay = 12 * 3_600_000;

type Signed = Pick<VideoRow, 'file' | 'signingKey'>;

/** With the film's own key, so that every process signs alike and a film that is gone takes its addresses along. */
const signatureOf = ({ file, signingKey }: Signed, until: number): string =>
  createHmac('sha256', signingKey).update(`${file}.${until}`).digest('base64url');

/**
 * An address of a film for members, who pass it to a player: good for twelve hours to a day. It is the same for half a day, so
 * that a page that asks again does not begin the film anew.
 */
export function filmAddress(video: Signed, now: Date): string {
  const until = (Math.floor(now.getTime() / halfDay) + 2) * halfDay;
  return `${filmPath}/${video.file}?until=${until}&key=${signatureOf(video, until)}`;
}

/** Whether an address was given by us and is still good. */
export function isFilmAddress(video: Signed, { until, key }: { until: number; key: string }, now: Date): boolean {
  if (!Number.isSafeInteger(until) || until < now.getTime()) return false;
  const wanted = Buffer.from(signatureOf(video, until));
  const given = Buffer.from(key);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}
