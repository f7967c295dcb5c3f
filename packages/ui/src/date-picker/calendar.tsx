import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { type DateRange, DayPicker, type Formatters, type Labels, type Matcher } from 'react-day-picker';
import { calendarClasses } from './calendar-classes';
import type { DateLimits } from './date-limits';
import {
  type CalendarYears,
  dayName,
  monthName,
  toDate,
  toPlainDate,
  weekdayFigure,
  weekdayName,
  yearName,
} from './plain-date';

export interface CalendarLabels {
  /** @default '上個月' */
  previousMonth: string;
  /** @default '下個月' */
  nextMonth: string;
  /** Name of the list of years. @default '年' */
  year: string;
  /** Name of the list of months. @default '月' */
  month: string;
  /** @default '今天' */
  today: string;
  /** @default '已選擇' */
  selected: string;
}

export const defaultCalendarLabels: CalendarLabels = {
  previousMonth: '上個月',
  nextMonth: '下個月',
  year: '年',
  month: '月',
  today: '今天',
  selected: '已選擇',
};

interface CalendarProps extends DateLimits {
  /** The device's without one. */
  today: string | undefined;
  years: CalendarYears;
  labels: CalendarLabels;
  /** The month shown at first. */
  initial: Date | undefined;
  months: 1 | 2;
  choice:
    | { mode: 'single'; selected: Date | undefined; onChoose: (day: string) => void }
    | { mode: 'range'; selected: DateRange | undefined; onChoose: (day: string) => void };
}

/** The lists of years reach this far back and ahead when there is no `min` or `max`. */
const YEARS_BACK = 100;
const YEARS_AHEAD = 20;

const parts = {
  Chevron: ({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) => {
    const Icon = orientation === 'left' ? ChevronLeft : orientation === 'right' ? ChevronRight : ChevronDown;
    return <Icon aria-hidden="true" size={16} strokeWidth={1.75} />;
  },
};

/** The grid of days, weeks from Sunday, with the keys of the ARIA date picker dialog. */
export function Calendar({
  today: given,
  years,
  labels,
  initial,
  months,
  choice,
  min,
  max,
  isDateDisabled,
}: CalendarProps) {
  const first = toDate(min);
  const last = toDate(max);
  const today = toDate(given) ?? new Date();
  const disabled: Matcher[] = [
    ...(first ? [{ before: first }] : []),
    ...(last ? [{ after: last }] : []),
    ...(isDateDisabled ? [(day: Date) => isDateDisabled(toPlainDate(day))] : []),
  ];
  const shared = {
    autoFocus: true,
    captionLayout: 'dropdown' as const,
    classNames: calendarClasses,
    components: parts,
    defaultMonth: initial,
    disabled,
    endMonth: last ?? new Date(today.getFullYear() + YEARS_AHEAD, 11),
    formatters: formattersOf(years),
    labels: labelsOf(years, labels),
    lang: 'zh-Hant-TW',
    locale: { code: 'zh-TW' },
    numberOfMonths: months,
    showOutsideDays: months === 1,
    startMonth: first ?? new Date(today.getFullYear() - YEARS_BACK, 0),
    today,
    weekStartsOn: 0 as const,
  };
  return choice.mode === 'single' ? (
    <DayPicker
      {...shared}
      mode="single"
      required
      selected={choice.selected}
      onSelect={(day) => choice.onChoose(toPlainDate(day))}
    />
  ) : (
    <DayPicker
      {...shared}
      mode="range"
      required
      selected={choice.selected}
      onSelect={(_range, day) => choice.onChoose(toPlainDate(day))}
    />
  );
}

function formattersOf(years: CalendarYears): Partial<Formatters> {
  return {
    formatCaption: (month) => monthName(month, years),
    formatMonthDropdown: (month) => `${month.getMonth() + 1}月`,
    formatYearDropdown: (year) => yearName(year, years),
    formatWeekdayName: weekdayFigure,
    formatDay: (day) => String(day.getDate()),
  };
}

function labelsOf(years: CalendarYears, labels: CalendarLabels): Partial<Labels> {
  return {
    labelDayButton: (day, { today, selected }) =>
      [today ? labels.today : '', dayName(day, years), selected ? labels.selected : ''].filter(Boolean).join('，'),
    labelGrid: (month) => monthName(month, years),
    labelMonthDropdown: () => labels.month,
    labelYearDropdown: () => labels.year,
    labelNav: () => '',
    labelNext: () => labels.nextMonth,
    labelPrevious: () => labels.previousMonth,
    labelWeekday: weekdayName,
  };
}
