/** A page, or a gap for pages that are not displayed. */
export type PageRangeItem = number | 'gap-start' | 'gap-end';

/** `page` as a whole number between 1 and the last page. */
export function clampPage(page: number, pageCount: number): number {
  return Number.isFinite(page) ? Math.min(Math.max(1, Math.trunc(page)), Math.max(1, pageCount)) : 1;
}

/**
 * First, last, current and `siblings` pages around it. The length is the same for every page, so that the buttons
 * don't move under the pointer.
 *
 * @example pageRange(5, 10, 1) // [1, 'gap-start', 4, 5, 6, 'gap-end', 10]
 */
export function pageRange(page: number, pageCount: number, siblings: number): PageRangeItem[] {
  const slots = siblings * 2 + 5;
  if (pageCount <= slots) return sequence(1, pageCount);
  const edge = siblings * 2 + 3;
  if (page <= siblings + 3) return [...sequence(1, edge), 'gap-end', pageCount];
  if (page >= pageCount - siblings - 2) return [1, 'gap-start', ...sequence(pageCount - edge + 1, pageCount)];
  return [1, 'gap-start', ...sequence(page - siblings, page + siblings), 'gap-end', pageCount];
}

const sequence = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
