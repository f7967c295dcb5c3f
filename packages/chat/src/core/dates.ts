const weekdays = ['日', '一', '二', '三', '四', '五', '六'];
const two = (value: number): string => String(value).padStart(2, '0');

/** `2026-11-19` of the reader's own calendar. */
export function dayOf(instant: string): string {
  const date = new Date(instant);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** `14:06` */
export function timeOf(instant: string): string {
  const date = new Date(instant);
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** `2026-11-19 14:06` */
export const dateTimeOf = (instant: string): string => `${dayOf(instant)} ${timeOf(instant)}`;

/** `2026-11-19（四）` */
export const dayTitle = (instant: string): string =>
  `${dayOf(instant)}（${weekdays[new Date(instant).getDay()] ?? ''}）`;

/** Beside a room in the list: `14:06` today, the word for yesterday, `11/16` this year, `2025/11/16` before. */
export function listTime(instant: string, now: number, yesterday: string): string {
  const today = new Date(now);
  const before = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  const day = dayOf(instant);
  if (day === dayOf(today.toISOString())) return timeOf(instant);
  if (day === dayOf(before.toISOString())) return yesterday;
  const date = new Date(instant);
  const short = `${two(date.getMonth() + 1)}/${two(date.getDate())}`;
  return date.getFullYear() === today.getFullYear() ? short : `${date.getFullYear()}/${short}`;
}
