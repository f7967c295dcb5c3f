import { columnOwner, columnsOf, type SchedulePart, scheduleParts } from '@paidang/contract/rules';
import { Fragment, type ReactNode } from 'react';
import { labels } from '#labels/schedule';
import { DateCell, type DateCellProps } from './date-cell';
import { useScheduleRoom } from './schedule-room';

const parts = Object.keys(scheduleParts) as SchedulePart[];

export interface ScheduleDatesProps {
  /** Whether dates are fields. @default false */
  isForm?: boolean;
  /** Renders a date whose part is not completed. @default read-only */
  children?: (date: DateCellProps) => ReactNode;
}

const readOnly = (date: DateCellProps) => <DateCell {...date} />;

/** The dates, grouped by step. */
export function ScheduleDatesList({ isForm = false, children = readOnly }: ScheduleDatesProps) {
  const { view, today, names, dates, before } = useScheduleRoom();
  const columns = columnsOf(dates);
  return (
    <section aria-label={labels.dates} data-tour="schedule-form">
      {parts
        .filter((part) => dates[part] !== null)
        .map((part) => (
          <section
            key={part}
            aria-label={labels.parts[part]}
            className="grid gap-x-3 gap-y-3 border-b border-line py-5 md:grid-cols-[132px_minmax(0,1fr)]"
          >
            <h2 className="text-15 font-strong md:pt-0.5">
              <span className="mr-2 font-mono text-13 font-regular text-ink-3 md:mr-0 md:block">
                {labels.codes[part]}
              </span>
              {labels.parts[part]}
            </h2>
            <PartGrid isForm={isForm}>
              {columns
                .filter((column) => column.startsWith(`${part}.`))
                .map((column) => {
                  const done = view.done[column];
                  const date = { column, dates, before, done, today, owner: names[columnOwner(column)] };
                  return <Fragment key={column}>{(done ? readOnly : children)(date)}</Fragment>;
                })}
            </PartGrid>
          </section>
        ))}
    </section>
  );
}

const grids = {
  form: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,220px),1fr))] gap-x-5 gap-y-2',
  facts: 'grid grid-cols-[repeat(auto-fill,minmax(136px,1fr))] gap-x-5 gap-y-4',
} as const;

/** Read-only dates are a description list; editable ones are fields. */
function PartGrid({ isForm, children }: { isForm: boolean; children: ReactNode }) {
  return isForm ? <div className={grids.form}>{children}</div> : <dl className={grids.facts}>{children}</dl>;
}
