import { createHmac, timingSafeEqual } from 'node:crypto';
import type { VideoRow } from './store';

/** Path of transcoded videos. */
export const signedVideoPath = '/files/films';
/** Path of playlists and of the sizes listed in them. */
export const signedLadderPath = '/files/film-ladders';
/** Path of videos as uploaded. */
export const signedOriginalPath = '/files/film-originals';

const halfDay = 12 * 3_600_000;

type Signed = Pick<VideoRow, 'id' | 'file' | 'uploadKey' | 'signingKey'>;

/** What a URL gives access to; a URL for one part does not open another. */
export type SignedPart = 'file' | 'ladder' | 'original';

const subjects: Record<SignedPart, (video: Signed) => string> = {
  file: ({ file }) => `${file}`,
  ladder: ({ id, file }) => `ladder.${id}.${file}`,
  original: ({ id, uploadKey }) => `original.${id}.${uploadKey}`,
};

/** Signed with the video's own key, so that all processes sign alike and deleting the video invalidates its URLs. */
const signatureOf = (video: Signed, part: SignedPart, until: number): string =>
  createHmac('sha256', video.signingKey)
    .update(`${subjects[part](video)}.${until}`)
    .digest('base64url');

function signed(path: string, video: Signed, part: SignedPart, now: Date): string {
  const until = (Math.floor(now.getTime() / halfDay) + 2) * halfDay;
  return `${path}?until=${until}&key=${signatureOf(video, part, until)}`;
}

/**
 * The URL of a video for members, whose player sends no token: valid for twelve hours to a day. It stays the same for half a
 * day, so that a page that loads it again does not restart the player.
 */
export const signedVideoUrl = (video: Signed, now: Date): string =>
  signed(`${signedVideoPath}/${video.file}`, video, 'file', now);

/** The URL of its playlist; URLs in the playlist have the same signature. */
export const signedLadderUrl = (video: Signed, now: Date): string =>
  signed(`${signedLadderPath}/${video.id}/index.m3u8`, video, 'ladder', now);

/** The URL of the file as uploaded. */
export const signedOriginalUrl = (video: Signed, now: Date): string =>
  signed(`${signedOriginalPath}/${video.id}`, video, 'original', now);

/** Returns whether a URL was signed by us and has not expired. */
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
