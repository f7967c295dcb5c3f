import { createHmac, timingSafeEqual } from 'node:crypto';
import type { VideoRow } from './store';

/** Path of transcoded videos. */
export const signedVideoPath = '/files/films';
/** Path of playlists and of the sizes they list. */
export const signedLadderPath = '/files/film-ladders';
/** Path of videos as they were uploaded. */
export const signedOriginalPath = '/files/film-originals';

const halfDay = 12 * 3_600_000;

type Signed = Pick<VideoRow, 'id' | 'file' | 'uploadKey' | 'signingKey'>;

/** What an address leads to: one does not open another. */
export type SignedPart = 'file' | 'ladder' | 'original';

const subjects: Record<SignedPart, (video: Signed) => string> = {
  file: ({ file }) => `${file}`,
  ladder: ({ id, file }) => `ladder.${id}.${file}`,
  original: ({ id, uploadKey }) => `original.${id}.${uploadKey}`,
};

/** Signed with the video's own key: all processes sign alike, and deleting the video ends its addresses. */
const signatureOf = (video: Signed, part: SignedPart, until: number): string =>
  createHmac('sha256', video.signingKey)
    .update(`${subjects[part](video)}.${until}`)
    .digest('base64url');

function signed(path: string, video: Signed, part: SignedPart, now: Date): string {
  const until = (Math.floor(now.getTime() / halfDay) + 2) * halfDay;
  return `${path}?until=${until}&key=${signatureOf(video, part, until)}`;
}

/**
 * The address of a video for members, whose player sends no token: valid for twelve hours to a day. It stays the same for
 * half a day, so that a page that loads it again does not restart the player.
 */
export const signedVideoUrl = (video: Signed, now: Date): string =>
  signed(`${signedVideoPath}/${video.file}`, video, 'file', now);

/** The address of its playlist; what the playlist lists is at addresses with the same signature. */
export const signedLadderUrl = (video: Signed, now: Date): string =>
  signed(`${signedLadderPath}/${video.id}/index.m3u8`, video, 'ladder', now);

/** The address of the file as it was uploaded. */
export const signedOriginalUrl = (video: Signed, now: Date): string =>
  signed(`${signedOriginalPath}/${video.id}`, video, 'original', now);

/** Whether an address was signed by us and has not expired. */
export function isSignedVideoUrl(
  video: Signed,
  part: SignedPart,
  { until, key }: { until: number; key: string },
  now: Date,
): boolean {
  if (!Number.isSafeInteger(until) || until < now.getTime()) return false;
  const wanted = Buffer.from(signatureOf(video, part, until));
  const given = Buffer.from(key);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}
