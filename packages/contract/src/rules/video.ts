import { limits } from '../limits';
import { fileExtension } from './files';
import { isDriveLink, isVideoLink } from './link';
import { messages } from './messages';
import type { Message } from './result';

const { video: most } = limits;
const extensions: readonly string[] = most.extensions;

/** Checks a video file before its upload: mp4, mov or webm of at most 4 GB. The server checks its contents. */
export function checkVideoFile({ name, size }: { name: string; size: number }): Message {
  if (!extensions.includes(fileExtension(name))) return messages.videoFormat;
  if (size === 0) return messages.videoEmpty;
  return size > most.fileBytes ? messages.videoTooLarge : null;
}

/**
 * Name of the mp4 created from an upload.
 *
 * @example mp4Name('夜間精華.mov') // '夜間精華.mp4'
 */
export function mp4Name(uploaded: string): string {
  const extension = fileExtension(uploaded);
  const title = extensions.includes(extension) ? uploaded.slice(0, -extension.length - 1) : uploaded;
  return `${title}.mp4`;
}

interface VideoProperties {
  readonly width: number;
  readonly height: number;
  /** `null` if the file does not state it. */
  readonly seconds: number | null;
  readonly frames: number | null;
}

/** Checks the properties of a video that can be read without decoding it. */
export function checkVideoProperties({ width, height, seconds, frames }: VideoProperties): Message {
  if (frames !== null && frames < 2) return messages.videoOnePicture;
  if (width * height > most.mostPixels) return messages.videoTooWide;
  if (Math.max(width, height) > Math.min(width, height) * most.widestRatio) return messages.videoTooNarrow;
  return seconds !== null && seconds > most.longestHours * 3600 ? messages.videoTooLong : null;
}

/** A link instead of a file: to Google Drive, or to an .mp4. */
export const checkVideoLink = (value: string): Message =>
  value.length <= most.linkLength && (isDriveLink(value) || isVideoLink(value)) ? null : messages.videoLink;

/**
 * Number of chunks for a file of this size.
 *
 * @example chunkCount(limits.video.chunkBytes + 1) // 2
 */
export const chunkCount = (bytes: number): number => Math.ceil(bytes / most.chunkBytes);

/**
 * Size of one chunk in bytes, counted from 0: all have the same size except the last.
 *
 * @example chunkBytes(limits.video.chunkBytes + 1, 1) // 1
 */
export const chunkBytes = (bytes: number, chunk: number): number =>
  Math.max(0, Math.min(most.chunkBytes, bytes - chunk * most.chunkBytes));

/** The title of a video's version: the first cut is the A copy, every later one a B copy. */
export const copyTitle = (version: number): string => (version <= 1 ? 'A copy' : 'B copy');
