import type { CopyContent, PhotosContent } from '@paidang/contract/entities';
import { startsWithHttp } from '@paidang/contract/rules';
import { escapeHtml, paragraphHtml } from '../../shared/html';
import { labels } from './labels';

const image = (src: string | null, alt: string) =>
  src ? `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}">` : '';

/** A platform's words as one rich text, to be compared like any other; of a story, frame by frame. */
export function copyDocument(copy: CopyContent): string {
  if (copy.mode === 'post') return copy.text;
  return copy.frames
    .map(({ image: src, caption, link_sticker: sticker }, index) => {
      const name = labels.story.frame(index + 1);
      const words = sticker && escapeHtml(sticker.text || sticker.url);
      const link =
        sticker && startsWithHttp(sticker.url) ? `<a href="${escapeHtml(sticker.url)}">${words}</a>` : (words ?? '');
      return `<h3>${name}</h3>${image(src, caption || name)}${paragraphHtml(caption)}${link ? `<p>${link}</p>` : ''}`;
    })
    .join('');
}

/** A platform's pictures as one rich text, to be compared. */
export const photosDocument = ({ photos }: PhotosContent): string =>
  photos
    .map(({ path, caption }, index) => {
      const name = labels.photo.photo(index + 1);
      return `<h3>${name}</h3>${image(path, caption || name)}${paragraphHtml(caption)}`;
    })
    .join('');
