/** Sort direction of a column, in the terms of `aria-sort`. */
export type SortDirection = 'ascending' | 'descending' | 'none';

/** The direction after `direction`: `first`, then the opposite, then none. */
export function nextSort(direction: SortDirection, first: Exclude<SortDirection, 'none'> = 'ascending'): SortDirection {
  if (direction === 'none') return first;
  if (direction !== first) return 'none';
  return first === 'ascending' ? 'descending' : 'ascending';
}
