import type { ContentRecord } from '@paidang/contract/entities';
import { mostShown } from '@paidang/contract/limits';
import { type ContentKind, contentKindTitles } from '@paidang/contract/vocabulary';

/** Name of a record in lists and sentences. */
export function recordName({ kind, content }: ContentRecord): string {
  if ('title' in content) return content.title;
  if ('name' in content) return content.name;
  return contentKindTitles[kind];
}

/** Picture that represents a record; `null` without one. */
export function recordPicture({ content }: ContentRecord): string | null {
  if ('main_image' in content) return content.main_image.path;
  if ('avatar' in content) return content.avatar?.path ?? null;
  return 'logo' in content ? (content.logo?.path ?? null) : null;
}

/** Whether visitors can see the record. */
export const isPublic = ({ active, published }: ContentRecord): boolean => active && published !== null;

/**
 * Position of a record among the public ones (or the one it would have); `null` if the landing page shows it.
 *
 * @param record id of an existing record; without it, the position of a new one
 */
export function placeBeyond(kind: ContentKind, records: readonly ContentRecord[], record?: string): number | null {
  const at = records.findIndex(({ uuid }) => uuid === record);
  const place = records.slice(0, at < 0 ? undefined : at).filter(isPublic).length + 1;
  return place > (mostShown[kind] ?? Number.POSITIVE_INFINITY) ? place : null;
}
