import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CopyRow, VideoRow } from '../videos';

export const guestFilmPath = '/files/guest-films';

export const guestFilmParts = ['file', 'poster', 'thumbnails', 'captions', 'storyboard', 'cover'] as const;
/** What a guest's player shows of a video. */
export type GuestFilmPart = (typeof guestFilmParts)[number];

/** Signed with the video's own key, for one guest. */
export const filmKeyOf = (video: VideoRow, part: GuestFilmPart, guestId: string): string =>
  createHmac('sha256', video.signingKey).update(`${guestId}.${video[part]}`).digest('base64url');

/** Where a guest's player finds the video, or a picture of it. It ends with the link; nothing else about it expires. */
export const guestFilmAddress = (video: VideoRow, part: GuestFilmPart, guestId: string): string =>
  `${guestFilmPath}/${guestId}?video=${video.id}&part=${part}&key=${filmKeyOf(video, part, guestId)}`;

/** Signs the playlist of a video, and the sizes it leads to. */
export const ladderKeyOf = (video: VideoRow, guestId: string): string =>
  createHmac('sha256', video.signingKey).update(`${guestId}.ladder.${video.id}.${video.file}`).digest('base64url');

/** Where a guest's player finds the sizes of the video. */
export const guestLadderAddress = (video: VideoRow, guestId: string): string =>
  `${guestFilmPath}/${guestId}/index.m3u8?video=${video.id}&key=${ladderKeyOf(video, guestId)}`;

export const copyKeyOf = (video: VideoRow, guestId: string, copy: CopyRow): string =>
  createHmac('sha256', video.signingKey).update(`${guestId}.copy.${copy.id}.${copy.file}`).digest('base64url');

/** Where a guest downloads the copy with their name in it. */
export const guestCopyAddress = (video: VideoRow, guestId: string, copy: CopyRow): string =>
  `${guestFilmPath}/${guestId}/copy?video=${video.id}&key=${copyKeyOf(video, guestId, copy)}`;

/** Whether a key is the expected one, compared in the same time wherever they differ. */
export function isKey(expected: string, key: string): boolean {
  const wanted = Buffer.from(expected);
  const given = Buffer.from(key);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}
