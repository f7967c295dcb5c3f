import { withDate } from '@paidang/contract/rules';
import { DateField } from './date-field';
import { ScheduleDatesList } from './schedule-dates';
import { ScheduleNote } from './schedule-note';
import { SchedulePlanner } from './schedule-planner';
import { useScheduleRoom } from './schedule-room';

/** The dates as fields, with the planner of a first proposal and the note to the other side. */
export default function ScheduleEditor({ isOpen }: { isOpen: boolean }) {
  const { errors, draft, change } = useScheduleRoom();
  if (!isOpen) return null;
  if (!draft) return <ScheduleDatesList />;
  return (
    <>
      <SchedulePlanner />
      <ScheduleDatesList isForm>
        {({ done: _, ...date }) => (
          <DateField
            {...date}
            error={errors.columns[date.column]}
            onChange={(day) => change({ dates: withDate(date.dates, date.column, day) })}
          />
        )}
      </ScheduleDatesList>
      <ScheduleNote />
    </>
  );
}
