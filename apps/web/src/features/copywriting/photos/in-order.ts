import type { CopyPhoto } from '@paidang/contract/entities';

/**
 * The pictures with one more, at its place among those chosen with it: after the last that was chosen before it, or
 * before the first chosen after it.
 *
 * @param order ids of everything that was chosen here, as it was chosen
 */
export function inOrder(photos: readonly CopyPhoto[], photo: CopyPhoto, order: readonly string[]): CopyPhoto[] {
  const at = order.indexOf(photo.photo_uuid);
  const isAmong = (ids: readonly string[]) => (one: CopyPhoto) => ids.includes(one.photo_uuid);
  const last = photos.findLastIndex(isAmong(order.slice(0, at)));
  const next = photos.findIndex(isAmong(order.slice(at + 1)));
  const index = last >= 0 ? last + 1 : next;
  return index >= 0 ? photos.toSpliced(index, 0, photo) : [...photos, photo];
}
