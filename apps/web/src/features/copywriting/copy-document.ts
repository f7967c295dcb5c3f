import type { CopyContent, CopyPhoto, PhotosContent, StoryFrame } from '@paidang/contract/entities';
import { startsWithHttp } from '@paidang/contract/rules';
import { labels } from '#labels/copywriting';
import { escapeHtml, imageHtml, paragraphHtml } from '../../shared/html';

/** A platform's copy as one rich text for comparison; a story frame by frame. */
export function copyDocument(copy: CopyContent): string {
  if (copy.mode === 'post') return copy.text;
  return copy.frames.map((frame, index) => `<h3>${labels.story.frame(index + 1)}</h3>${frameDocument(frame)}`).join('');
}

/** One story frame as rich text. */
export function frameDocument({ image: src, caption, link_sticker: sticker }: StoryFrame): string {
  const words = sticker && escapeHtml(sticker.text || sticker.url);
  const link =
    sticker && startsWithHttp(sticker.url) ? `<a href="${escapeHtml(sticker.url)}">${words}</a>` : (words ?? '');
  return `${imageHtml(src, caption)}${paragraphHtml(caption)}${link ? `<p>${link}</p>` : ''}`;
}

/** A platform's pictures as one rich text for comparison. */
export const photosDocument = ({ photos }: PhotosContent): string =>
  photos.map((photo, index) => `<h3>${labels.photo.photo(index + 1)}</h3>${photoDocument(photo)}`).join('');

/** One picture with its caption as rich text. */
export const photoDocument = ({ path, caption }: CopyPhoto): string =>
  imageHtml(path, caption) + paragraphHtml(caption);
