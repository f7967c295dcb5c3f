import { startsWithHttp } from './link';
import { messages } from './messages';
import { knownPlatform } from './platforms';
import type { Message } from './result';

/** The fields of a story frame that the rules need. */
export interface FrameWords {
  image: string | null;
  caption: string;
  link_sticker: { text: string; url: string } | null;
}

/** Whether a frame has neither picture nor text. */
export const isBlankFrame = ({ image, caption, link_sticker }: FrameWords): boolean =>
  image === null && caption.trim() === '' && link_sticker === null;

/** Errors that prevent a story from being sent, by field such as `frames.0.link_sticker.url`; `{}` if there are none. */
export function checkFrames(frames: readonly FrameWords[]): Record<string, string> {
  if (frames.every(isBlankFrame)) return { frames: messages.fillThisField };
  const errors: Record<string, string> = {};
  for (const [index, frame] of frames.entries()) {
    const url = frame.link_sticker?.url.trim();
    if (isBlankFrame(frame)) errors[`frames.${index}`] = messages.fillThisField;
    else if (url !== undefined && !startsWithHttp(url))
      errors[`frames.${index}.link_sticker.url`] = messages.linkNotUrl;
  }
  return errors;
}

/**
 * The number of characters a platform allows; `null` if unknown.
 *
 * @example platformLimit('Instagram Reels') // 2200
 */
export const platformLimit = (title: string): number | null => knownPlatform(title)?.characters ?? null;

/**
 * Checks the length of a text against the platform's limit, beyond which the platform would cut it off.
 *
 * @param characters as counted by `postLength`
 * @example checkCopyLength('X', 281) // '超過X的上限1字，請縮短後再送出'
 */
export function checkCopyLength(platform: string, characters: number): Message {
  const over = characters - (platformLimit(platform) ?? characters);
  return over > 0 ? `超過${platform}的上限${over}字，請縮短後再送出` : null;
}
