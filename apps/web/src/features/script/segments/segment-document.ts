import type { ScriptSegment } from '@paidang/contract/entities';
import { labels } from '#labels/script';
import { escapeHtml, paragraphHtml } from '../../../shared/html';
import { spanWords } from './segment';

/** A segment as one rich text, to be compared. */
export function segmentDocument(segment: ScriptSegment): string {
  const { title, picture, text, narration } = segment;
  return [
    `<h4>${escapeHtml(title || labels.untitled)}</h4>`,
    paragraphHtml(spanWords(segment)),
    picture ? `<img src="${escapeHtml(picture)}" alt="">` : '',
    text,
    paragraphHtml(narration),
  ].join('');
}
