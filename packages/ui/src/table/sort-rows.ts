import { defaultLocale } from '../locale/locale';
import type { SortDirection } from './next-sort';

/** The value a column is sorted by; missing values come last in both directions. */
export type SortValue = string | number | Date | null | undefined;

const collators = new Map<string, Intl.Collator>();

function collatorOf(locale: string): Intl.Collator {
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true });
  collators.set(locale, collator);
  return collator;
}

/**
 * Returns a sorted copy; rows with equal values keep their order. Text is sorted by the rules of the language, Chinese (Taiwan)
 * by
 * stroke count; numbers inside text by value.
 *
 * @example sortRows(rows, 'descending', (row) => row.views)
 */
export function sortRows<Row>(
  rows: readonly Row[],
  direction: SortDirection,
  by: (row: Row) => SortValue,
  locale: string = defaultLocale,
): readonly Row[] {
  if (direction === 'none') return rows;
  const collator = collatorOf(locale);
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((one, other) => {
    const a = by(one);
    const b = by(other);
    if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b));
    return sign * compare(a, b, collator);
  });
}

type Present = string | number | Date;

function isMissing(value: SortValue): value is null | undefined {
  return (
    value === null ||
    value === undefined ||
    value === '' ||
    Number.isNaN(value instanceof Date ? value.getTime() : value)
  );
}

function compare(a: Present, b: Present, collator: Intl.Collator): number {
  if (typeof a === 'string' || typeof b === 'string') return collator.compare(String(a), String(b));
  return Number(a) - Number(b);
}
