import { useControllableState } from 'radix-ui/internal';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cn } from '../cn';
import { Calendar as DayGrid } from '../date-picker/calendar';
import type { DateLimits } from '../date-picker/date-limits';
import { type CalendarYears, toDate } from '../date-picker/plain-date';
import { useFieldGroup } from '../field/field-context';
import { useCheckedRef } from '../internal/use-checked-ref';
import type { CalendarLabels } from '../labels/ui-labels';

export interface CalendarProps
  extends DateLimits,
    Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** `YYYY-MM-DD`. If given, the calendar is controlled; `null` means no day. */
  value?: string | null;
  defaultValue?: string | null;
  onValueChange?: (value: string) => void;
  /** How years are displayed: 2026年, or 民國115年 with `roc`. @default 'gregory' */
  calendar?: CalendarYears;
  /** The day marked as today, if it differs from the device's: `YYYY-MM-DD`. */
  today?: string;
  /** Number of months shown side by side. @default 1 */
  months?: 1 | 2;
  /** Name of the field in a form. */
  name?: string;
  /** Focuses the selected day, or today, on mount. @default false */
  autoFocus?: boolean;
  /** Labels of the calendar. */
  labels?: Partial<CalendarLabels>;
}

/**
 * A month calendar that is always visible. Where the day is one field among others, `DatePicker` takes less space and allows
 * typing.
 *
 * @example <Calendar aria-label="上線日" value={day} onValueChange={setDay} min="2026-11-21" />
 */
export const Calendar = forwardRef<HTMLDivElement, CalendarProps>(function Calendar(
  {
    value: given,
    defaultValue = null,
    onValueChange,
    min,
    max,
    isDateDisabled,
    calendar = 'gregory',
    today,
    months = 1,
    name,
    autoFocus = false,
    labels,
    className,
    ...props
  },
  ref,
) {
  const [value, setValue] = useControllableState<string | null>({
    ...(given === undefined ? {} : { prop: given }),
    defaultProp: defaultValue,
    onChange: (day) => {
      if (day !== null) onValueChange?.(day);
    },
  });
  const { 'aria-invalid': _, 'aria-required': __, ...bound } = useFieldGroup(props);
  const selected = toDate(value);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset could not be the table's frame in a flex row
    <div
      role="group"
      {...props}
      {...bound}
      ref={useCheckedRef(ref)}
      data-slot="calendar"
      className={cn('pd-root pd:w-fit', className)}
    >
      <DayGrid
        {...{ min, max, isDateDisabled, today, labels, months, autoFocus }}
        years={calendar}
        initial={selected ?? toDate(today)}
        choice={{ mode: 'single', selected, onChoose: setValue }}
      />
      {name ? <input type="hidden" name={name} value={value ?? ''} /> : null}
    </div>
  );
});
