const weekdays = ['日', '一', '二', '三', '四', '五', '六'] as const;

/** A calendar day in Taipei, `YYYY-MM-DD`. */
export type CalendarDay = string;

const eightHours = 8 * 60 * 60 * 1000;

/**
 * What a clock in Taipei shows, `2026-12-02T20:24:05`. Computed, because how `Intl` formats a date depends on the version of its
 * language data: in some browsers `en-CA` is `12/02/2026`. Taipei has been eight hours ahead of UTC, without daylight saving
 * time, since 1979.
 */
export const taipeiTime = (instant: Date): string =>
  new Date(instant.getTime() + eightHours).toISOString().slice(0, 19);

/** The day an instant falls on in Taipei. */
export const dayOf = (instant: Date): CalendarDay => taipeiTime(instant).slice(0, 10);

/** Time of day in Taipei, such as `14:32`. */
export const clockOf = (instant: Date): string => taipeiTime(instant).slice(11, 16);

const noon = (day: CalendarDay): Date => new Date(`${day}T12:00:00Z`);

/** Number of days from one day to another. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  Math.round((noon(to).getTime() - noon(from).getTime()) / 86_400_000);

/** `12/05`, or `2027/01/06` if the year differs from today's. */
export function shortDay(day: CalendarDay, today: CalendarDay): string {
  const [year, month, date] = day.split('-');
  return year === today.slice(0, 4) ? `${month}/${date}` : `${year}/${month}/${date}`;
}

/** `12/05（六）`, or `2027/01/06（三）` if the year differs from today's. */
export const longDay = (day: CalendarDay, today: CalendarDay): string =>
  `${shortDay(day, today)}（${weekdays[noon(day).getUTCDay()]}）`;

/** Formats a range of days; `''` when both are unknown. @example '12/01–2027/01/15', '12/01起', '01/15前' */
export function dayRange(from: CalendarDay | null, until: CalendarDay | null, today: CalendarDay): string {
  if (from && until) return `${shortDay(from, today)}–${shortDay(until, today)}`;
  if (from) return `${shortDay(from, today)}起`;
  return until ? `${shortDay(until, today)}前` : '';
}

const nearDays: Readonly<Record<number, string>> = { [-1]: '昨天', 0: '今天', 1: '明天' };

/** Formats a past or future moment: `昨天 20:24`, `今天 08:47`, `明天 00:47`, `12/02（三）20:24`. */
export function dayTimeOf(instant: Date, now: Date): string {
  const [today, day] = [dayOf(now), dayOf(instant)];
  const near = nearDays[daysBetween(today, day)];
  return near ? `${near} ${clockOf(instant)}` : `${longDay(day, today)}${clockOf(instant)}`;
}

/** Formats when something happened: `3分鐘前`, `今天 08:47`, `12/02（三）20:24`. */
export function whenOf(instant: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - instant.getTime()) / 60_000);
  if (minutes < 1) return '剛剛';
  return minutes < 60 ? `${minutes}分鐘前` : dayTimeOf(instant, now);
}

/** An unambiguous day: `2026/12/02（三）`. For documents, files and mails. */
export const fullDay = (instant: Date): string => longDay(dayOf(instant), '');

/** An unambiguous moment: `2026/12/02（三）20:24`. */
export const fullMoment = (instant: Date): string => `${fullDay(instant)}${clockOf(instant)}`;
