const weekdays = ['日', '一', '二', '三', '四', '五', '六'];
const isChinese = (locale: string): boolean => /^zh\b/i.test(locale);
const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `2026-11-19` in the reader's time zone. */
export function dayOf(instant: string): string {
  const date = new Date(instant);
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

const styles = {
  time: { timeStyle: 'short' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  day: { dateStyle: 'full' },
  dayOfYear: { month: 'short', day: 'numeric' },
  dayOfOtherYear: { dateStyle: 'medium' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating formats is slow, and a room formats thousands of dates. */
function written(instant: string, style: keyof typeof styles, locale: string): string {
  const key = `${locale} ${style}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, styles[style]);
  formats.set(key, format);
  return format.format(new Date(instant));
}

/** `14:06`; in other languages by their own convention, `2:06 PM`. */
export function timeOf(instant: string, locale = 'zh-TW'): string {
  if (!isChinese(locale)) return written(instant, 'time', locale);
  const date = new Date(instant);
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** `2026-11-19 14:06`, `Nov 19, 2026, 2:06 PM` */
export const dateTimeOf = (instant: string, locale = 'zh-TW'): string =>
  isChinese(locale) ? `${dayOf(instant)} ${timeOf(instant)}` : written(instant, 'moment', locale);

/** `2026-11-19（四）`, `Thursday, November 19, 2026` */
export const dayTitle = (instant: string, locale = 'zh-TW'): string =>
  isChinese(locale)
    ? `${dayOf(instant)}（${weekdays[new Date(instant).getDay()] ?? ''}）`
    : written(instant, 'day', locale);

/** Next to a room in the list: `14:06` today, the label for yesterday, `11/16` this year, `2025/11/16` before. */
export function listTime(instant: string, now: number, yesterday: string, locale = 'zh-TW'): string {
  const today = new Date(now);
  const before = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  const day = dayOf(instant);
  if (day === dayOf(today.toISOString())) return timeOf(instant, locale);
  if (day === dayOf(before.toISOString())) return yesterday;
  const date = new Date(instant);
  const isThisYear = date.getFullYear() === today.getFullYear();
  if (!isChinese(locale)) return written(instant, isThisYear ? 'dayOfYear' : 'dayOfOtherYear', locale);
  const short = `${twoDigits(date.getMonth() + 1)}/${twoDigits(date.getDate())}`;
  return isThisYear ? short : `${date.getFullYear()}/${short}`;
}
