import { columnOwner, columnTitles, dateAt, type ScheduleColumn, type ScheduleDates } from '@paidang/contract/rules';
import { cn } from '@paidang/ui/cn';
import { DatePicker } from '@paidang/ui/date-picker';
import { Field } from '@paidang/ui/field';
import { VisuallyHidden } from '@paidang/ui/visually-hidden';
import { Check, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { labels } from '#labels/schedule';
import { type Day, longDay } from '../../shared/dates/taipei';
import { dateWords } from './date-words';

export interface DateCellProps {
  column: ScheduleColumn;
  dates: ScheduleDates;
  /** Dates to compare with: the agreed ones, or those the other side proposed. */
  before: ScheduleDates | null;
  /** When the part was completed. */
  done: Day | undefined;
  today: Day;
  owner: string;
  error: string | undefined;
  /** `undefined` for read-only dates. */
  onChange?: ((day: Day | null) => void) | undefined;
}

const dots = { vendor: 'bg-vendor-500', creator: 'bg-creator-500' } as const;

/** One date: read-only with its change, or a date picker with notes about the day. */
export function DateCell({ column, dates, before, done, today, owner, error, onChange }: DateCellProps) {
  const day = dateAt(dates, column);
  const was = before && dateAt(before, column) !== day ? dateAt(before, column) : null;
  const label = <OwnedLabel column={column} owner={owner} />;
  const old = was ? (
    <span className="block text-ink-2">
      <s>{labels.was(longDay(was, today))}</s>
    </span>
  ) : null;
  if (!onChange || done) {
    return (
      <div className="min-w-0">
        <dt className="flex items-center gap-1.5 text-13 text-ink-3">{label}</dt>
        <dd className={cn('mt-1 text-15', was && 'font-strong')}>
          {day ? (
            <time dateTime={day}>{longDay(day, today)}</time>
          ) : (
            <span className="text-ink-3">{labels.noDate}</span>
          )}
          <span className="block text-12 font-regular text-ink-3">
            {old}
            {done ? (
              <span className="flex items-center gap-1 text-success-600">
                <Check size={12} strokeWidth={2.25} aria-hidden="true" />
                {labels.done(longDay(done, today))}
              </span>
            ) : null}
          </span>
        </dd>
      </div>
    );
  }
  return (
    <Field label={label} required lines={1} error={error} hint={<DayHint dates={dates} column={column} old={old} />}>
      <DatePicker value={day} today={today} onValueChange={onChange} />
    </Field>
  );
}

function OwnedLabel({ column, owner }: Pick<DateCellProps, 'column' | 'owner'>) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={cn('size-2 rounded-pill', dots[columnOwner(column)])} />
      {columnTitles[column]}
      <VisuallyHidden>（{labels.by(owner)}）</VisuallyHidden>
    </span>
  );
}

function DayHint({ dates, column, old }: Pick<DateCellProps, 'dates' | 'column'> & { old: ReactNode }) {
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
