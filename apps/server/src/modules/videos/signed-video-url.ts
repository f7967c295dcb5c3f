import { createHmac, timingSafeEqual } from 'node:crypto';
import type { VideoRow } from './store';

/** Path of transcoded videos. */
export const signedVideoPath = '/files/films';

const halfDay = 12 * 3_600_000;

type Signed = Pick<VideoRow, 'file' | 'signingKey'>;

/** Signed with the video's own key: all processes sign alike, and deleting the video ends its addresses. */
const signatureOf = ({ file, signingKey }: Signed, until: number): string =>
  createHmac('sha256', signingKey).update(`${file}.${until}`).digest('base64url');

/**
 * The address of a video for members, whose player sends no token: valid for twelve hours to a day. It stays the same for
 * half a day, so that a page that loads it again does not restart the player.
 */
export function signedVideoUrl(video: Signed, now: Date): string {
  const until = (Math.floor(now.getTime() / halfDay) + 2) * halfDay;
  return `${signedVideoPath}/${video.file}?until=${until}&key=${signatureOf(video, until)}`;
}

/** Whether an address was signed by us and has not expired. */
export function isSignedVideoUrl(video: Signed, { until, key }: { until: number; key: string }, now: Date): boolean {
  if (!Number.isSafeInteger(until) || until < now.getTime()) return false;
  const wanted = Buffer.from(signatureOf(video, until));
  const given = Buffer.from(key);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}
