import type { ContentRecord } from '@paidang/contract/entities';
import { contentKindTitles } from '@paidang/contract/vocabulary';

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
