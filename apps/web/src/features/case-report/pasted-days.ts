import type { ReportContent } from '@paidang/contract/entities';

type Days = ReportContent['curve_perday'];

/** The days in pasted text, or the first line (counted from 1) that cannot be parsed. */
export type PastedDays = { days: Days } | { line: number };

/** Year, month and day separated by any character: dashes, slashes, or 年月日. */
const datePattern = /^(\d{4})\D(\d{1,2})\D(\d{1,2})\D?$/;

function dayOfText(text: string): string | null {
  const [, year, month, day] = datePattern.exec(text) ?? [];
  if (!year || !month || !day) return null;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isReal && Number(year) >= 1900 ? date.toISOString().slice(0, 10) : null;
}

function countOfText(text: string): number | null {
  const digits = text.normalize('NFKC').replace(/[,\s]/g, '');
  return /^\d{1,11}$/.test(digits) ? Number(digits) : null;
}

/**
 * Parses two columns copied from a spreadsheet: a date and a number. A header line and empty lines are skipped;
 * of a repeated date the last line counts.
 *
 * @example pastedDays('Date\tViews\n2026/12/16\t38,412') // { days: [{ date: '2026-12-16', value: 38412 }] }
 */
export function pastedDays(text: string): PastedDays {
  const days = new Map<string, number>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const [first = '', second = ''] = line.split('\t').map((cell) => cell.trim().replace(/^"|"$/g, ''));
    const [date, value] = [dayOfText(first), countOfText(second)];
    if (date !== null && value !== null) days.set(date, value);
    else if (index > 0) return { line: index + 1 };
  }
  return days.size > 0 ? { days: [...days].map(([date, value]) => ({ date, value })) } : { line: 1 };
}

/** Merges days: an existing date takes the new number, the rest is added, oldest first. */
export function withDays(days: Days, others: Days): Days {
  const all = new Map([...days, ...others].map(({ date, value }) => [date, value]));
  return [...all].map(([date, value]) => ({ date, value })).sort((one, other) => one.date.localeCompare(other.date));
}
