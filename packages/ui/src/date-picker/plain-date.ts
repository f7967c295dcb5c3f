import { defaultLocale } from '../locale/locale';

/** How years are displayed: 2026, or 民國115年. */
export type CalendarYears = 'gregory' | 'roc';

const ROC_OFFSET = 1911;
const pad = (figure: number) => String(figure).padStart(2, '0');

/** Formats a date as `YYYY-MM-DD` in the user's time zone. */
export function toPlainDate(date: Date): string {
  return `${String(date.getFullYear()).padStart(4, '0')}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** Parses `YYYY-MM-DD`; `undefined` if there is no such day. */
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
 * Parses typed text to `YYYY-MM-DD`: 2026-11-21, 2026/11/21, 20261121, 2026年11月21日, full-width, and with 民國 years
 * 115-11-21 and 民國115年11月21日; otherwise in the order and with the month names of the language, 11/21/2026 or
 * Nov 21, 2026. Returns `null` if it is not a day.
 */
export function readPlainDate(
  text: string,
  years: CalendarYears = 'gregory',
  locale: string = defaultLocale,
): string | null {
  const plain = text.normalize('NFKC').trim();
  const date = readYearFirst(plain.replace(/\s+/g, ''), years) ?? readAsWritten(plain, locale);
  return date ? toPlainDate(date) : null;
}

function readYearFirst(plain: string, years: CalendarYears): Date | undefined {
  const match =
    /^(民國)?(\d{1,4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(plain) ?? /^(民國)?(\d{4})(\d{2})(\d{2})$/.exec(plain);
  if (!match) return undefined;
  const roc = match[1] !== undefined || (years === 'roc' && (match[2]?.length ?? 0) < 4);
  if (!roc && match[2]?.length !== 4) return undefined;
  return realDay(Number(match[2]) + (roc ? ROC_OFFSET : 0), Number(match[3]), Number(match[4]));
}

/** Day, month and a four-digit year in the order of the language; a month's name may be anywhere. */
function readAsWritten(plain: string, locale: string): Date | undefined {
  const named = monthNamed(plain, locale);
  const figures = plain.match(/\d+/g) ?? [];
  if (figures.length !== (named === undefined ? 3 : 2)) return undefined;
  const order = new Intl.DateTimeFormat(locale)
    .formatToParts()
    .map(({ type }) => type)
    .filter((type) => type === 'day' || type === 'year' || (type === 'month' && named === undefined));
  const figureOf = (part: 'day' | 'month' | 'year') => figures[order.indexOf(part)] ?? '';
  const year = figureOf('year');
  return year.length === 4
    ? realDay(Number(year), named ?? Number(figureOf('month')), Number(figureOf('day')))
    : undefined;
}

/** The month whose long or short name the text contains. */
function monthNamed(plain: string, locale: string): number | undefined {
  const words: readonly string[] = plain.toLocaleLowerCase(locale).match(/\p{L}{3,}/gu) ?? [];
  if (words.length === 0) return undefined;
  const found = Array.from({ length: 12 }, (_, month) => month).find((month) =>
    (['long', 'short'] as const).some((style) => {
      const name = new Intl.DateTimeFormat(locale, { month: style }).format(new Date(2000, month, 1));
      return words.includes(name.toLocaleLowerCase(locale).replace(/\.$/, ''));
    }),
  );
  return found === undefined ? undefined : found + 1;
}
