import {
  addDays,
  columnsOf,
  dateAt,
  dayOffName,
  type ScheduleColumn,
  type ScheduleDates,
  type SchedulePart,
  scheduleParts,
} from '@paidang/contract/rules';
import type { Day } from '../../shared/dates/taipei';
import { daysBetween } from '../../shared/dates/taipei';

/** Days shown before the first date and after the last. */
const margin = 2;
/** Today is displayed if the first date is at most this many days ahead. */
const daysShownBeforeFirstDate = 14;

/** Length of an empty strip, in days from today. */
const blankDays = 28;

export interface FilmPin {
  column: ScheduleColumn;
  day: Day;
  /** Position from the left, in percent. */
  at: number;
}

export interface VideoLane {
  part: SchedulePart;
  pins: FilmPin[];
}

export interface TimelineScale {
  /** Whether there are no dates yet. */
  isBlank: boolean;
  first: Day;
  last: Day;
  days: number;
  /** The first day of each week. */
  weeks: { day: Day; at: number }[];
  /** Consecutive days off. */
  rests: { day: Day; at: number; width: number }[];
  /** `null` if out of range. */
  today: number | null;
  lanes: VideoLane[];
}

function daysOffOf(first: Day, days: number, place: (day: Day) => number): TimelineScale['rests'] {
  const rests: TimelineScale['rests'] = [];
  const width = 100 / days;
  for (let index = 0; index < days; index += 1) {
    const day = addDays(first, index);
    if (dayOffName(day) === null) continue;
    const before = rests.at(-1);
    const goesOn = before && Math.abs(before.at + before.width - place(day)) < width / 2;
    if (goesOn) before.width += width;
    else rests.push({ day, at: place(day), width });
  }
  return rests;
}

/** Positions of a schedule's dates on the strip; without dates, an empty strip of the coming weeks. */
export function timelineScale(dates: ScheduleDates, today: Day): TimelineScale {
  const known = columnsOf(dates)
    .flatMap((column) => dateAt(dates, column) ?? [])
    .toSorted();
  const earliest = known[0] ?? today;
  const latest = known.at(-1) ?? addDays(today, blankDays);
  const isNear = today < earliest && daysBetween(today, earliest) <= daysShownBeforeFirstDate;
  const first = addDays(isNear ? today : earliest, -margin);
  const last = addDays(latest, margin);
  const days = daysBetween(first, last) + 1;
  const place = (day: Day): number => (daysBetween(first, day) / days) * 100;
  const middle = 50 / days;
  const weekday = new Date(`${first}T00:00:00Z`).getUTCDay();
  const monday = (8 - weekday) % 7;
  const lanes = (Object.keys(scheduleParts) as SchedulePart[])
    .filter((part) => dates[part] !== null)
    .map((part) => ({
      part,
      pins: columnsOf(dates).flatMap((column) => {
        const day = dateAt(dates, column);
        return day && column.startsWith(`${part}.`) ? [{ column, day, at: place(day) + middle }] : [];
      }),
    }));
  return {
    isBlank: known.length === 0,
    first,
    last,
    days,
    weeks: Array.from({ length: Math.ceil((days - monday) / 7) }, (_, week) => addDays(first, monday + week * 7)).map(
      (day) => ({ day, at: place(day) }),
    ),
    rests: daysOffOf(first, days, place),
    today: today >= first && today <= last ? place(today) + middle : null,
    lanes,
  };
}
