import { CalendarDays } from 'lucide-react';
import { composeEventHandlers, useControllableState } from 'radix-ui/internal';
import { type ComponentPropsWithoutRef, forwardRef, useId, useState } from 'react';
import { cn } from '../cn';
import { useFieldControl } from '../field/field-context';
import { InputAction } from '../input/input-action';
import { controlVariants, wrappedStates } from '../internal/control-styles';
import { useCheckedRef } from '../internal/use-checked-ref';
import type { CalendarLabels, DateMessages } from '../labels/ui-labels';
import { useLabels } from '../locale';
import { Popover, PopoverAnchor, PopoverContent, PopoverTrigger } from '../popover';
import { Calendar } from './calendar';
import { calendarPopoverClass, dateInputClass } from './date-classes';
import { type DateLimits, defaultMessages } from './date-limits';
import { DateProblem } from './date-problem';
import { type CalendarYears, toDate } from './plain-date';
import { useDateText } from './use-date-text';

const defaultLabels = { open: '選擇日期' };

export interface DatePickerProps
  extends DateLimits,
    Omit<ComponentPropsWithoutRef<'input'>, 'size' | 'value' | 'defaultValue' | 'type' | 'min' | 'max'> {
  /** `YYYY-MM-DD`. If given, the picker is controlled; `null` means no day. */
  value?: string | null;
  defaultValue?: string | null;
  /** Called only with existing days that can be chosen, or with `null` when the input is emptied. */
  onValueChange?: (value: string | null) => void;
  /** How the calendar displays years: 2026年, or 民國115年 with `roc`, which also accepts 115-11-21. @default 'gregory' */
  calendar?: CalendarYears;
  /** The day marked as today, if it differs from the device's: `YYYY-MM-DD`. */
  today?: string;
  /** Height of 32, 40 or 48 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Accessible name of the button and of the calendar. @default '選擇日期' */
  openLabel?: string;
  /** Labels of the calendar. */
  calendarLabels?: Partial<CalendarLabels>;
  /** Messages about dates that cannot be used. */
  messages?: Partial<DateMessages>;
}

/**
 * A day, typed or picked in a calendar. `ref` and all attributes go to the `<input>`, `className` to the box around it.
 *
 * @example <Field label="上線日"><DatePicker value={day} onValueChange={setDay} min="2026-11-21" /></Field>
 */
export const DatePicker = forwardRef<HTMLInputElement, DatePickerProps>(function DatePicker(
  {
    value: given,
    defaultValue = null,
    onValueChange,
    min,
    max,
    isDateDisabled,
    calendar = 'gregory',
    today,
    size = 'md',
    openLabel,
    calendarLabels,
    messages,
    placeholder = 'YYYY-MM-DD',
    disabled = false,
    readOnly = false,
    className,
    ...props
  },
  ref,
) {
  const problemId = useId();
  const [open, setOpen] = useState(false);
  const [value, setValue] = useControllableState<string | null>({
    ...(given === undefined ? {} : { prop: given }),
    defaultProp: defaultValue,
    ...(onValueChange ? { onChange: onValueChange } : {}),
  });
  const labels = useLabels('datePicker', defaultLabels);
  const openName = openLabel ?? labels.open;
  const limits = { min, max, isDateDisabled };
  const { text, problem, discard, handlers } = useDateText({
    value,
    years: calendar,
    limits,
    messages: useLabels('dateMessages', defaultMessages, messages),
    onRead: setValue,
  });
  const bound = useFieldControl({
    ...props,
    'aria-describedby': [problem ? problemId : '', props['aria-describedby']].filter(Boolean).join(' ') || undefined,
    'aria-invalid': props['aria-invalid'] ?? (problem ? true : undefined),
  });
  const selected = toDate(value);
  return (
    <>
      <Popover open={open} onOpenChange={setOpen}>
        <PopoverAnchor asChild>
          <div
            data-slot="date-picker"
            data-size={size}
            data-state={open ? 'open' : 'closed'}
            className={cn(controlVariants({ size }), 'pd:flex pd:items-center pd:gap-2', wrappedStates, className)}
          >
            <input
              autoComplete="off"
              {...props}
              {...bound}
              ref={useCheckedRef(ref)}
              value={text}
              placeholder={placeholder}
              disabled={disabled}
              readOnly={readOnly}
              onChange={composeEventHandlers(props.onChange, handlers.onChange)}
              onKeyDown={composeEventHandlers(props.onKeyDown, handlers.onKeyDown)}
              onBlur={composeEventHandlers(props.onBlur, handlers.onBlur)}
              onCompositionStart={composeEventHandlers(props.onCompositionStart, handlers.onCompositionStart)}
              onCompositionEnd={composeEventHandlers(props.onCompositionEnd, handlers.onCompositionEnd)}
              data-slot="date-picker-control"
              className={dateInputClass}
            />
            <PopoverTrigger asChild>
              <InputAction label={openName} className="pd:-me-1.5" disabled={disabled || readOnly}>
                <CalendarDays aria-hidden="true" size={16} strokeWidth={1.75} />
              </InputAction>
            </PopoverTrigger>
          </div>
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
            initial={selected}
            months={1}
            choice={{
              mode: 'single',
              selected,
              onChoose: (day) => {
                discard();
                setValue(day);
                setOpen(false);
              },
            }}
          />
        </PopoverContent>
      </Popover>
      <DateProblem id={problemId}>{problem}</DateProblem>
    </>
  );
});
