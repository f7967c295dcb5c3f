const weekdays = ['日', '一', '二', '三', '四', '五', '六'] as const;

/** A calendar day in Taipei, `YYYY-MM-DD`. */
export type CalendarDay = string;

const dayParts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Taipei',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const clockParts = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Taipei', hour: '2-digit', minute: '2-digit' });

/** The day an instant falls on in Taipei. */
export const dayOf = (instant: Date): CalendarDay => dayParts.format(instant);

/** `14:32` in Taipei. */
export const clockOf = (instant: Date): string => clockParts.format(instant);

const noon = (day: CalendarDay): Date => new Date(`${day}T12:00:00Z`);

/** Days from one day to another. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  Math.round((noon(to).getTime() - noon(from).getTime()) / 86_400_000);

/** `12/05`, and `2027/01/06` in another year than today's. */
export function shortDay(day: CalendarDay, today: CalendarDay): string {
  const [year, month, date] = day.split('-');
  return year === today.slice(0, 4) ? `${month}/${date}` : `${year}/${month}/${date}`;
}

/** `12/05（六）`, and `2027/01/06（三）` in another year than today's. */
export const longDay = (day: CalendarDay, today: CalendarDay): string =>
  `${shortDay(day, today)}（${weekdays[noon(day).getUTCDay()]}）`;

/** From one day to another; `''` when neither is known. @example '12/01–2027/01/15', '12/01起', '01/15前' */
export function dayRange(from: CalendarDay | null, until: CalendarDay | null, today: CalendarDay): string {
  if (from && until) return `${shortDay(from, today)}–${shortDay(until, today)}`;
  if (from) return `${shortDay(from, today)}起`;
  return until ? `${shortDay(until, today)}前` : '';
}

const nearDays: Readonly<Record<number, string>> = { [-1]: '昨天', 0: '今天', 1: '明天' };

/** A moment by its day, past or to come: `昨天 20:24`, `今天 08:47`, `明天 00:47`, `12/02（三）20:24`. */
export function dayTimeOf(instant: Date, now: Date): string {
  const [today, day] = [dayOf(now), dayOf(instant)];
  const near = nearDays[daysBetween(today, day)];
  return near ? `${near} ${clockOf(instant)}` : `${longDay(day, today)}${clockOf(instant)}`;
}

/** When something happened: `3分鐘前`, `今天 08:47`, `12/02（三）20:24`. */
export function whenOf(instant: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - instant.getTime()) / 60_000);
  if (minutes < 1) return '剛剛';
  return minutes < 60 ? `${minutes}分鐘前` : dayTimeOf(instant, now);
}

/** A day that needs no other to be understood: `2026/12/02（三）`. For paper, files and letters. */
export const fullDay = (instant: Date): string => longDay(dayOf(instant), '');

/** A moment that needs no other to be understood: `2026/12/02（三）20:24`. */
export const fullMoment = (instant: Date): string => `${fullDay(instant)}${clockOf(instant)}`;
