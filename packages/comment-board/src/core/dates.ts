import { dayTimeOf, fullMoment } from '@paidang/contract/rules';

const isChinese = (locale: string): boolean => /^zh\b/i.test(locale);

const styles = {
  time: { timeStyle: 'short' },
  moment: { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  momentOfOtherYear: { dateStyle: 'medium', timeStyle: 'short' },
  full: { dateStyle: 'full', timeStyle: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

function written(instant: Date, style: keyof typeof styles, locale: string): string {
  const key = `${locale} ${style}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, styles[style]);
  formats.set(key, format);
  return format.format(instant);
}

/**
 * When something was written, relative to `today`: `昨天 20:24`, `12/02（三）20:24` in Taipei time. Other languages use the
 * reader's time zone: `8:24 PM` today, `Dec 2, 8:24 PM` this year, `Dec 2, 2025, 8:24 PM` before.
 */
export function whenWritten(instant: Date, today: Date, locale: string): string {
  if (isChinese(locale)) return dayTimeOf(instant, today);
  if (instant.toDateString() === today.toDateString()) return written(instant, 'time', locale);
  const isThisYear = instant.getFullYear() === today.getFullYear();
  return written(instant, isThisYear ? 'moment' : 'momentOfOtherYear', locale);
}

/** Full date and time, understandable without context. */
export const wholeMoment = (instant: Date, locale: string): string =>
  isChinese(locale) ? fullMoment(instant) : written(instant, 'full', locale);
