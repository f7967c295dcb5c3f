import { CalendarDays } from 'lucide-react';
import { useControllableState } from 'radix-ui/internal';
import { type ComponentPropsWithoutRef, forwardRef, useId, useState, useSyncExternalStore } from 'react';
import { cn } from '../cn';
import { Calendar } from '../date-picker/calendar';
import { calendarPopoverClass, dateInputClass } from '../date-picker/date-classes';
import { type DateLimits, defaultMessages } from '../date-picker/date-limits';
import { DateProblem } from '../date-picker/date-problem';
import { type CalendarYears, toDate } from '../date-picker/plain-date';
import { useDateText } from '../date-picker/use-date-text';
import { useFieldGroup } from '../field/field-context';
import { InputAction } from '../input/input-action';
import { controlVariants, wrappedStates } from '../internal/control-styles';
import { useCheckedRef } from '../internal/use-checked-ref';
import type { CalendarLabels, DateMessages } from '../labels/ui-labels';
import { useLabels } from '../locale';
import { Popover, PopoverAnchor, PopoverContent, PopoverTrigger } from '../popover';
import { chooseDay, type DateRangeValue, typeDay } from './choose-range';

export type { DateRangeValue };

const defaultLabels = { start: '開始日期', end: '結束日期', open: '選擇日期範圍' };

const empty: DateRangeValue = { start: null, end: null };

export interface DateRangePickerProps
  extends DateLimits,
    Omit<ComponentPropsWithoutRef<'fieldset'>, 'defaultValue' | 'onChange' | 'children' | 'name' | 'form'> {
  /** Two days, each `YYYY-MM-DD` or `null`. If given, the picker is controlled. */
  value?: DateRangeValue;
  defaultValue?: DateRangeValue;
  /** Called only with existing days that can be chosen; while a range is in progress its end is `null`. */
  onValueChange?: (value: DateRangeValue) => void;
  /** How the calendar displays years: 2026年, or 民國115年 with `roc`, which also accepts 115-11-21. @default 'gregory' */
  calendar?: CalendarYears;
  /** The day marked as today, if it differs from the device's: `YYYY-MM-DD`. */
  today?: string;
  /** Height of 32, 40 or 48 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  disabled?: boolean;
  /** Names of the two fields in a form. */
  startName?: string;
  endName?: string;
  /** Accessible name of the first input. @default '開始日期' */
  startLabel?: string;
  /** Accessible name of the second input. @default '結束日期' */
  endLabel?: string;
  /** Accessible name of the button and of the calendar. @default '選擇日期範圍' */
  openLabel?: string;
  /** Labels of the calendar. */
  calendarLabels?: Partial<CalendarLabels>;
  /** Messages about dates that cannot be used. */
  messages?: Partial<DateMessages>;
}

/**
 * Two days, typed or picked in a calendar of two months (one below `md`). All attributes go to the box, which is a group.
 *
 * @example <Field label="檔期"><DateRangePicker value={period} onValueChange={setPeriod} /></Field>
 */
export const DateRangePicker = forwardRef<HTMLFieldSetElement, DateRangePickerProps>(function DateRangePicker(
  {
    value: given,
    defaultValue = empty,
    onValueChange,
    min,
    max,
    isDateDisabled,
    calendar = 'gregory',
    today,
    size = 'md',
    disabled = false,
    startName,
    endName,
    startLabel,
    endLabel,
    openLabel,
    calendarLabels,
    messages,
    className,
    ...props
  },
  ref,
) {
  const problemId = useId();
  const [open, setOpen] = useState(false);
  const twoMonths = useTwoMonthsFit();
  const [range, setRange] = useControllableState<DateRangeValue>({
    ...(given === undefined ? {} : { prop: given }),
    defaultProp: defaultValue,
    ...(onValueChange ? { onChange: onValueChange } : {}),
  });
  const labels = useLabels('dateRangePicker', defaultLabels);
  const openName = openLabel ?? labels.open;
  const limits = { min, max, isDateDisabled };
  const shared = { years: calendar, limits, messages: useLabels('dateMessages', defaultMessages, messages) };
  const start = useDateText({
    ...shared,
    value: range.start,
    onRead: (day) => setRange(typeDay(range, 'start', day)),
  });
  const end = useDateText({ ...shared, value: range.end, onRead: (day) => setRange(typeDay(range, 'end', day)) });
  const problem = start.problem ?? end.problem;
  const {
    id,
    'aria-invalid': invalid,
    'aria-required': required,
    'aria-describedby': described,
    ...group
  } = useFieldGroup(props);
  const describedBy = [problem ? problemId : '', described].filter(Boolean).join(' ') || undefined;
  const edge = (text: typeof start) => ({
    text,
    disabled,
    placeholder: 'YYYY-MM-DD',
    'aria-invalid': text.problem ? true : invalid,
    'aria-required': required,
    'aria-describedby': describedBy,
  });
  const from = toDate(range.start);
  return (
    <>
      <Popover open={open} onOpenChange={setOpen}>
        <PopoverAnchor asChild>
          <fieldset
            {...props}
            {...group}
            ref={useCheckedRef(ref)}
            data-slot="date-range-picker"
            data-size={size}
            data-state={open ? 'open' : 'closed'}
            className={cn(controlVariants({ size }), 'pd:flex pd:items-center pd:gap-2', wrappedStates, className)}
          >
            <DateEdge {...edge(start)} id={id} name={startName} aria-label={startLabel ?? labels.start} />
            <span aria-hidden="true" className="pd:text-ink-3">
              –
            </span>
            <DateEdge {...edge(end)} name={endName} aria-label={endLabel ?? labels.end} />
            <PopoverTrigger asChild>
              <InputAction label={openName} className="pd:-me-1.5" disabled={disabled}>
                <CalendarDays aria-hidden="true" size={16} strokeWidth={1.75} />
              </InputAction>
            </PopoverTrigger>
          </fieldset>
        </PopoverAnchor>
        <PopoverContent
          label={openName}
          align="end"
          className={calendarPopoverClass}
          // The calendar focuses the selected day, or today.
          onOpenAutoFocus={(event) => event.preventDefault()}
        >
          <Calendar
            {...limits}
            today={today}
            years={calendar}
            labels={calendarLabels}
            initial={from}
            months={twoMonths ? 2 : 1}
            choice={{
              mode: 'range',
              selected: from ? { from, to: toDate(range.end) } : undefined,
              onChoose: (day) => {
                start.discard();
                end.discard();
                const next = chooseDay(range, day);
                setRange(next);
                if (next.end !== null) setOpen(false);
              },
            }}
          />
        </PopoverContent>
      </Popover>
      <DateProblem id={problemId}>{problem}</DateProblem>
    </>
  );
});

interface DateEdgeProps extends ComponentPropsWithoutRef<'input'> {
  text: ReturnType<typeof useDateText>;
}

/** The input of one end of a range. */
const DateEdge = forwardRef<HTMLInputElement, DateEdgeProps>(function DateEdge({ text, ...props }, ref) {
  return (
    <input
      autoComplete="off"
      {...props}
      {...text.handlers}
      ref={ref}
      value={text.text}
      data-slot="date-range-picker-control"
      className={dateInputClass}
    />
  );
});

/** Minimum width at which two months fit next to each other (`md`). */
const twoMonthsFit = '(min-width: 768px)';

/** Whether two months fit; `false` on the server. */
function useTwoMonthsFit(): boolean {
  return useSyncExternalStore(
    (notify) => {
      const media = window.matchMedia(twoMonthsFit);
      media.addEventListener('change', notify);
      return () => media.removeEventListener('change', notify);
    },
    () => window.matchMedia(twoMonthsFit).matches,
    () => false,
  );
}
