import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type DateRange, DayPicker, type Formatters, type Labels, type Matcher, Nav } from 'react-day-picker';
import type { CalendarLabels } from '../labels/ui-labels';
import { punctuationOf, useDirection, useLabels, useLocale } from '../locale';
import { firstWeekday } from '../locale/locale';
import { calendarClasses } from './calendar-classes';
import type { DateLimits } from './date-limits';
import { type DateNames, dateNamesOf } from './date-names';
import { type CalendarYears, toDate, toPlainDate } from './plain-date';

const defaultLabels: CalendarLabels = {
  previousMonth: '上個月',
  nextMonth: '下個月',
  year: '年',
  month: '月',
  today: '今天',
  selected: '已選擇',
};

interface CalendarProps extends DateLimits {
  /** The device's day if undefined. */
  today: string | undefined;
  years: CalendarYears;
  labels: Partial<CalendarLabels> | undefined;
  /** The month shown initially. */
  initial: Date | undefined;
  months: 1 | 2;
  /** Focuses the selected day, or today, on mount. @default true */
  autoFocus?: boolean;
  choice:
    | { mode: 'single'; selected: Date | undefined; onChoose: (day: string) => void }
    | { mode: 'range'; selected: DateRange | undefined; onChoose: (day: string) => void };
}

/** How far the lists of years reach back and ahead when there is no `min` or `max`. */
const YEARS_BACK = 100;
const YEARS_AHEAD = 20;

const parts = {
  // Two buttons are not a landmark: several calendars on a page would create several unnamed ones.
  Nav: (props: ComponentProps<typeof Nav>) => <Nav {...props} aria-label={undefined} role="presentation" />,
  Chevron: ({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) => {
    const Icon = orientation === 'left' ? ChevronLeft : orientation === 'right' ? ChevronRight : ChevronDown;
    return <Icon aria-hidden="true" size={16} strokeWidth={1.75} />;
  },
};

/** The grid of days, with the keyboard interaction of the ARIA date picker dialog. */
export function Calendar({
  today: given,
  years,
  labels: own,
  initial,
  months,
  autoFocus = true,
  choice,
  min,
  max,
  isDateDisabled,
}: CalendarProps) {
  const locale = useLocale();
  const direction = useDirection();
  const labels = useLabels('calendar', defaultLabels, own);
  const names = dateNamesOf(locale, years);
  const first = toDate(min);
  const last = toDate(max);
  const today = toDate(given) ?? new Date();
  const disabled: Matcher[] = [
    ...(first ? [{ before: first }] : []),
    ...(last ? [{ after: last }] : []),
    ...(isDateDisabled ? [(day: Date) => isDateDisabled(toPlainDate(day))] : []),
  ];
  const shared = {
    autoFocus,
    captionLayout: 'dropdown' as const,
    classNames: calendarClasses,
    components: parts,
    defaultMonth: initial,
    disabled,
    endMonth: last ?? new Date(today.getFullYear() + YEARS_AHEAD, 11),
    formatters: formattersOf(names),
    labels: labelsOf(names, labels, punctuationOf(locale).comma),
    dir: direction,
    lang: locale,
    locale: { code: locale },
    numberOfMonths: months,
    showOutsideDays: months === 1,
    startMonth: first ?? new Date(today.getFullYear() - YEARS_BACK, 0),
    today,
    weekStartsOn: firstWeekday(locale),
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

function formattersOf({ month, year, monthOfYear, weekdayFigure, dayFigure }: DateNames): Partial<Formatters> {
  return {
    formatCaption: monthOfYear,
    formatMonthDropdown: month,
    formatYearDropdown: year,
    formatWeekdayName: weekdayFigure,
    formatDay: dayFigure,
  };
}

function labelsOf({ day, monthOfYear, weekday }: DateNames, labels: CalendarLabels, comma: string): Partial<Labels> {
  return {
    labelDayButton: (date, { today, selected }) =>
      [today ? labels.today : '', day(date), selected ? labels.selected : ''].filter(Boolean).join(comma),
    labelGrid: (date) => monthOfYear(date),
    labelMonthDropdown: () => labels.month,
    labelYearDropdown: () => labels.year,
    labelNext: () => labels.nextMonth,
    labelPrevious: () => labels.previousMonth,
    labelWeekday: (date) => weekday(date),
  };
}
