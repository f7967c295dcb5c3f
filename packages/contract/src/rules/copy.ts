import { startsWithHttp } from './link';
import { messages } from './messages';

/** A frame of a story as far as rules see it. */
export interface FrameWords {
  image: string | null;
  caption: string;
  link_sticker: { text: string; url: string } | null;
}

/** Whether a frame has neither picture nor words. */
export const isBlankFrame = ({ image, caption, link_sticker }: FrameWords): boolean =>
  image === null && caption.trim() === '' && link_sticker === null;

/** What keeps a story from being sent, by field such as `frames.0.link_sticker.url`; `{}` when nothing does. */
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
