import {
  columnOwner,
  columnsOf,
  type OfColumns,
  type ScheduleColumn,
  type ScheduleDates,
  type SchedulePart,
  scheduleParts,
  withDate,
} from '@paidang/contract/rules';
import type { ReactNode } from 'react';
import { labels } from '#labels/schedule';
import type { Day } from '../../shared/dates/taipei';
import { DateCell } from './date-cell';

export interface ScheduleDatesProps {
  dates: ScheduleDates;
  before: ScheduleDates | null;
  done: OfColumns<Day>;
  today: Day;
  names: Record<'vendor' | 'creator', string>;
  errors: OfColumns<string>;
  /** `undefined` for read-only dates. */
  onChange?: ((dates: ScheduleDates) => void) | undefined;
}

const parts = Object.keys(scheduleParts) as SchedulePart[];

/** The dates, grouped by step. */
export function ScheduleDatesList({ dates, names, errors, onChange, done, ...facts }: ScheduleDatesProps) {
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
            <PartGrid isForm={onChange !== undefined}>
              {columns
                .filter((column) => column.startsWith(`${part}.`))
                .map((column: ScheduleColumn) => (
                  <DateCell
                    key={column}
                    column={column}
                    dates={dates}
                    done={done[column]}
                    owner={names[columnOwner(column)]}
                    error={errors[column]}
                    onChange={onChange && ((day) => onChange(withDate(dates, column, day)))}
                    {...facts}
                  />
                ))}
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
