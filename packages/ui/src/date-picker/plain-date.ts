/** Which years are shown: 2026, or 民國115年. */
export type CalendarYears = 'gregory' | 'roc';

const ROC_OFFSET = 1911;
const pad = (figure: number) => String(figure).padStart(2, '0');

/** `YYYY-MM-DD` of a day in the reader's time zone. */
export function toPlainDate(date: Date): string {
  return `${String(date.getFullYear()).padStart(4, '0')}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** The day of a `YYYY-MM-DD`, or `undefined` when there is no such day. */
export function toDate(plain: string | null | undefined): Date | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(plain ?? '');
  return match ? realDay(Number(match[1]), Number(match[2]), Number(match[3])) : undefined;
}

function realDay(year: number, month: number, day: number): Date | undefined {
  const date = new Date(2000, month - 1, day);
  date.setFullYear(year, month - 1, day);
  return year > 0 && date.getFullYear() === year && date.getMonth() === month - 1 && date.getDate() === day
    ? date
    : undefined;
}

/**
 * What the reader typed as `YYYY-MM-DD`: 2026-11-21, 2026/11/21, 20261121, 2026年11月21日, full-width, and with 民國 years
 * 115-11-21 and 民國115年11月21日. `null` when it is no day.
 */
export function readPlainDate(text: string, years: CalendarYears = 'gregory'): string | null {
  const plain = text.normalize('NFKC').replace(/\s+/g, '');
  const match =
    /^(民國)?(\d{1,4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(plain) ?? /^(民國)?(\d{4})(\d{2})(\d{2})$/.exec(plain);
  if (!match) return null;
  const roc = match[1] !== undefined || (years === 'roc' && (match[2]?.length ?? 0) < 4);
  if (!roc && match[2]?.length !== 4) return null;
  const date = realDay(Number(match[2]) + (roc ? ROC_OFFSET : 0), Number(match[3]), Number(match[4]));
  return date ? toPlainDate(date) : null;
}

/** 2026年, 民國115年, 民國前1年. */
export function yearName(date: Date, years: CalendarYears): string {
  const year = date.getFullYear();
  if (years === 'gregory') return `${year}年`;
  return year > ROC_OFFSET ? `民國${year - ROC_OFFSET}年` : `民國前${ROC_OFFSET + 1 - year}年`;
}

/** 2026年11月, 民國115年11月. */
export function monthName(date: Date, years: CalendarYears): string {
  return `${yearName(date, years)}${date.getMonth() + 1}月`;
}

/** 2026年11月21日星期六. */
export function dayName(date: Date, years: CalendarYears): string {
  return `${monthName(date, years)}${date.getDate()}日${weekdayName(date)}`;
}

export function weekdayName(date: Date): string {
  return `星期${weekdayFigure(date)}`;
}

export function weekdayFigure(date: Date): string {
  return '日一二三四五六'.charAt(date.getDay());
}
