/** Two days, `YYYY-MM-DD`; the end is never before the start. */
export interface DateRangeValue {
  start: string | null;
  end: string | null;
}

/** The range after a day was picked in the calendar: a new start, or the end of a range in progress. */
export function chooseDay({ start, end }: DateRangeValue, day: string): DateRangeValue {
  if (start === null || end !== null || day < start) return { start: day, end: null };
  return { start, end: day };
}

/** The range after one of its days was typed; the two are swapped if they are in the wrong order. */
export function typeDay(range: DateRangeValue, edge: keyof DateRangeValue, day: string | null): DateRangeValue {
  const next = { ...range, [edge]: day };
  return next.start !== null && next.end !== null && next.end < next.start
    ? { start: next.end, end: next.start }
    : next;
}
