/**
 * The office calendar of Taiwan's government (中華民國政府行政機關辦公日曆表, data set 14718 of the Government Open Data
 * Platform, Open Government Data License 1.0): years 114 to 116, that is 2025 to 2027. Lists only the differences from a
 * five-day week. Each new year is published in June of the year before, and is added here.
 */
const daysOff: Readonly<Record<string, string>> = {
  '2025-01-01': '開國紀念日',
  '2025-01-27': '小年夜',
  '2025-01-28': '除夕',
  '2025-01-29': '春節',
  '2025-01-30': '春節',
  '2025-01-31': '春節',
  '2025-02-28': '和平紀念日',
  '2025-04-03': '補假',
  '2025-04-04': '兒童節及清明節',
  '2025-05-30': '補假',
  '2025-09-29': '補假',
  '2025-10-06': '中秋節',
  '2025-10-10': '國慶日',
  '2025-10-24': '補假',
  '2025-12-25': '行憲紀念日',
  '2026-01-01': '開國紀念日',
  '2026-02-16': '除夕',
  '2026-02-17': '春節',
  '2026-02-18': '春節',
  '2026-02-19': '春節',
  '2026-02-20': '補假',
  '2026-02-27': '補假',
  '2026-04-03': '補假',
  '2026-04-06': '補假',
  '2026-05-01': '勞動節',
  '2026-06-19': '端午節',
  '2026-09-25': '中秋節',
  '2026-09-28': '教師節',
  '2026-10-09': '補假',
  '2026-10-26': '補假',
  '2026-12-25': '行憲紀念日',
  '2027-01-01': '開國紀念日',
  '2027-02-04': '小年夜',
  '2027-02-05': '除夕',
  '2027-02-08': '春節',
  '2027-02-09': '補假',
  '2027-02-10': '補假',
  '2027-03-01': '補假',
  '2027-04-05': '清明節',
  '2027-04-06': '補假',
  '2027-04-30': '補假',
  '2027-06-09': '端午節',
  '2027-09-15': '中秋節',
  '2027-09-28': '教師節',
  '2027-10-11': '補假',
  '2027-10-25': '臺灣光復紀念日',
  '2027-12-24': '補假',
  '2027-12-31': '補假',
};

/** Working Saturdays that make up for an adjacent day off. There are none since 2026. */
const makeUpDays: readonly string[] = ['2025-02-08'];

/** First and last year whose office calendar is included. */
export const officeCalendarYears = { first: 2025, last: 2027 } as const;

/** Whether the office calendar of the day's year is included; for other years only weekends are known. */
export function isCalendarKnown(day: string): boolean {
  const year = Number(day.slice(0, 4));
  return year >= officeCalendarYears.first && year <= officeCalendarYears.last;
}

const weekends: Readonly<Record<number, string>> = { 0: '週日', 6: '週六' };

/**
 * The name of a day off; `null` for a working day.
 *
 * @example dayOffName('2026-12-25') // '行憲紀念日'
 * @example dayOffName('2025-02-08') // null, a working Saturday
 */
export function dayOffName(day: string): string | null {
  const holiday = daysOff[day];
  if (holiday) return holiday;
  if (makeUpDays.includes(day)) return null;
  return weekends[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? null;
}
