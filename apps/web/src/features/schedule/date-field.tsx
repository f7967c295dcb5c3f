import { dateAt, type ScheduleColumn, type ScheduleDates } from '@paidang/contract/rules';
import { cn } from '@paidang/ui/cn';
import { DatePicker } from '@paidang/ui/date-picker';
import { Field } from '@paidang/ui/field';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Day } from '../../shared/dates/taipei';
import { type DateCellProps, EarlierDay, earlierDay, OwnedLabel } from './date-cell';
import { dateWords } from './date-words';

export interface DateFieldProps extends Omit<DateCellProps, 'done'> {
  error: string | undefined;
  onChange: (day: Day | null) => void;
}

/** A date picker with notes about the day. */
export function DateField({ column, dates, before, today, owner, error, onChange }: DateFieldProps) {
  const was = earlierDay({ column, dates, before });
  const old = was ? <EarlierDay day={was} today={today} /> : null;
  return (
    <Field
      label={<OwnedLabel column={column} owner={owner} />}
      required
      lines={1}
      error={error}
      hint={<DayHint dates={dates} column={column} old={old} />}
    >
      <DatePicker value={dateAt(dates, column)} today={today} onValueChange={onChange} />
    </Field>
  );
}

interface DayHintProps {
  dates: ScheduleDates;
  column: ScheduleColumn;
  old: ReactNode;
}

function DayHint({ dates, column, old }: DayHintProps) {
  const { text, isOff } = dateWords(dates, column);
  if (!text && !old) return null;
  return (
    <>
      {old}
      {text ? (
        <span className={cn('flex gap-1', isOff && 'text-warning-600')}>
          {isOff ? <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" /> : null}
          {text}
        </span>
      ) : null}
    </>
  );
}
