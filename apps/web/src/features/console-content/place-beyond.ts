import type { ContentRecord } from '@paidang/contract/entities';
import { mostShown } from '@paidang/contract/limits';
import type { ContentKind } from '@paidang/contract/vocabulary';

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
