import { columnOwner, columnTitles, dateAt, type ScheduleColumn, type ScheduleDates } from '@paidang/contract/rules';
import { cn } from '@paidang/ui/cn';
import { VisuallyHidden } from '@paidang/ui/visually-hidden';
import { Check } from 'lucide-react';
import { labels } from '#labels/schedule';
import { type Day, longDay } from '../../shared/dates/taipei';

export interface DateCellProps {
  column: ScheduleColumn;
  dates: ScheduleDates;
  /** Dates to compare with: the agreed ones, or those the other side proposed. */
  before: ScheduleDates | null;
  /** When the part was completed. */
  done: Day | undefined;
  today: Day;
  owner: string;
}

const dots = { vendor: 'bg-vendor-500', creator: 'bg-creator-500' } as const;

/** One date with its change, and when its part was completed. */
export function DateCell({ column, dates, before, done, today, owner }: DateCellProps) {
  const day = dateAt(dates, column);
  const was = earlierDay({ column, dates, before });
  return (
    <div className="min-w-0">
      <dt className="flex items-center gap-1.5 text-13 text-ink-3">
        <OwnedLabel column={column} owner={owner} />
      </dt>
      <dd className={cn('mt-1 text-15', was && 'font-strong')}>
        {day ? <time dateTime={day}>{longDay(day, today)}</time> : <span className="text-ink-3">{labels.noDate}</span>}
        <span className="block text-12 font-regular text-ink-3">
          {was ? <EarlierDay day={was} today={today} /> : null}
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

/** The day a date is compared with, if it is another one. */
export function earlierDay({ column, dates, before }: Pick<DateCellProps, 'column' | 'dates' | 'before'>): Day | null {
  const was = before && dateAt(before, column);
  return was && was !== dateAt(dates, column) ? was : null;
}

export function EarlierDay({ day, today }: { day: Day; today: Day }) {
  return (
    <span className="block text-ink-2">
      <s>{labels.was(longDay(day, today))}</s>
    </span>
  );
}

/** Name of a date, in the colour of the side it belongs to. */
export function OwnedLabel({ column, owner }: Pick<DateCellProps, 'column' | 'owner'>) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={cn('size-2 rounded-pill', dots[columnOwner(column)])} />
      {columnTitles[column]}
      <VisuallyHidden>（{labels.by(owner)}）</VisuallyHidden>
    </span>
  );
}
