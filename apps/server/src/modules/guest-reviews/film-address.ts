import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CopyRow, VideoRow } from '../videos';

export const guestFilmPath = '/files/guest-films';

export const guestFilmParts = ['file', 'poster', 'thumbnails', 'captions', 'storyboard', 'cover'] as const;
/** A part of a video that a guest's player loads. */
export type GuestFilmPart = (typeof guestFilmParts)[number];

/** Signature of a part, with the video's own key, for one guest. */
export const filmKeyOf = (video: VideoRow, part: GuestFilmPart, guestId: string): string =>
  createHmac('sha256', video.signingKey).update(`${guestId}.${video[part]}`).digest('base64url');

/** The address of a part of the video for a guest's player. It is valid as long as the link; it has no expiry of its own. */
export const guestFilmAddress = (video: VideoRow, part: GuestFilmPart, guestId: string): string =>
  `${guestFilmPath}/${guestId}?video=${video.id}&part=${part}&key=${filmKeyOf(video, part, guestId)}`;

/** Signature of a video's playlist and of the sizes it refers to. */
export const ladderKeyOf = (video: VideoRow, guestId: string): string =>
  createHmac('sha256', video.signingKey).update(`${guestId}.ladder.${video.id}.${video.file}`).digest('base64url');

/** The address of the playlist with the video's sizes, for a guest's player. */
export const guestLadderAddress = (video: VideoRow, guestId: string): string =>
  `${guestFilmPath}/${guestId}/index.m3u8?video=${video.id}&key=${ladderKeyOf(video, guestId)}`;

export const copyKeyOf = (video: VideoRow, guestId: string, copy: CopyRow): string =>
  createHmac('sha256', video.signingKey).update(`${guestId}.copy.${copy.id}.${copy.file}`).digest('base64url');

/** The address of the copy with the guest's name. */
export const guestCopyAddress = (video: VideoRow, guestId: string, copy: CopyRow): string =>
  `${guestFilmPath}/${guestId}/copy?video=${video.id}&key=${copyKeyOf(video, guestId, copy)}`;

/** Whether a key is the expected one, compared in constant time. */
export function isKey(expected: string, key: string): boolean {
  const expectedBytes = Buffer.from(expected);
  const keyBytes = Buffer.from(key);
  return expectedBytes.length === keyBytes.length && timingSafeEqual(expectedBytes, keyBytes);
}
