import type { ContentRecord } from '@paidang/contract/entities';
import { mostShown } from '@paidang/contract/limits';
import type { ContentKind } from '@paidang/contract/vocabulary';

/** Whether visitors may see it. */
export const isPublic = ({ active, published }: ContentRecord): boolean => active && published !== null;

/**
 * The place a record has among those that are public, or would have; `null` when the landing page shows it.
 *
 * @param record id of one of the records; without it, of one that is added
 */
export function placeBeyond(kind: ContentKind, records: readonly ContentRecord[], record?: string): number | null {
  const at = records.findIndex(({ uuid }) => uuid === record);
  const place = records.slice(0, at < 0 ? undefined : at).filter(isPublic).length + 1;
  return place > (mostShown[kind] ?? Number.POSITIVE_INFINITY) ? place : null;
}
