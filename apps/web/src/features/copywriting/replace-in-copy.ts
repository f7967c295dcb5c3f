import type { CopyContent, Quote } from '@paidang/contract/entities';
import { replaceQuoted } from '../../step/suggestions/replace-quoted';

/** Replaces a quoted place in a platform's copy; `null` if the place no longer exists or is in more than one frame. */
export function replaceInCopy(copy: CopyContent, quote: Quote, replacement: string): CopyContent | null {
  if (copy.mode === 'post') {
    const text = replaceQuoted(copy.text, quote, replacement);
    return text === null ? null : { mode: 'post', text };
  }
  const words = quote.selectedText;
  const found = copy.frames.filter(({ caption }) => caption.includes(words));
  if (found.length !== 1) return null;
  return {
    mode: 'story',
    frames: copy.frames.map((frame) =>
      frame === found[0] ? { ...frame, caption: frame.caption.replace(words, () => replacement) } : frame,
    ),
  };
}
