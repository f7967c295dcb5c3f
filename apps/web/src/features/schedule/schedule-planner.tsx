import { changesBetween, dateAt, hasDates, planSchedule, type ScheduleDates } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { DatePicker } from '@paidang/ui/date-picker';
import { Field } from '@paidang/ui/field';
import { useState } from 'react';
import { labels } from '#labels/schedule';
import type { Day } from '../../shared/dates/taipei';
import { useScheduleRoom } from './schedule-room';

const plannerLabels = labels.planner;

/** An applied plan: the dates it replaced, and its summary. */
interface TakenPlan {
  before: ScheduleDates;
  after: ScheduleDates;
  isTight: boolean;
}

/** Fills in all dates of a first proposal, counted back from the publication date. */
export function SchedulePlanner() {
  const { view, move, draft, dates, today, change } = useScheduleRoom();
  const known = dateAt(dates, 'works_upload.except_date') ?? view.projectEnd;
  const [chosen, setChosen] = useState<Day | null>(null);
  const [taken, setTaken] = useState<TakenPlan | null>(null);
  if (move !== 'propose' || view.agreed || !draft) return null;
  const online = chosen ?? (known && known >= today ? known : null);
  const isTaken = taken !== null && changesBetween(taken.after, dates).length === 0;
  const plan = (day: Day) => {
    const { dates: after, isTight } = planSchedule(dates, day, { today, done: view.done });
    setTaken({ before: dates, after, isTight });
    change({ dates: after });
  };
  const undo = ({ before }: TakenPlan) => {
    setTaken(null);
    change({ dates: before });
  };
  return (
    <section aria-labelledby="schedule-planner" className="mt-4 rounded-card bg-sunken p-4">
      <h2 id="schedule-planner" className="text-15 font-strong">
        {plannerLabels.title}
      </h2>
      <p className="mt-0.5 text-13 text-ink-2">{plannerLabels.text}</p>
      <div className="mt-3 flex flex-wrap items-end gap-x-3 gap-y-2">
        <Field label={plannerLabels.online} className="w-full sm:w-56">
          <DatePicker value={online} min={today} today={today} onValueChange={setChosen} />
        </Field>
        <Button disabled={online === null || online < today} onClick={() => online && plan(online)}>
          {hasDates(dates) ? plannerLabels.again : plannerLabels.fill}
        </Button>
        {isTaken ? (
          <Button variant="ghost" onClick={() => undo(taken)}>
            {plannerLabels.undo}
          </Button>
        ) : null}
      </div>
      <p role="status" className="text-13 text-ink-2">
        {isTaken ? (
          <span className="mt-2 block">{taken.isTight ? plannerLabels.tight : plannerLabels.filled}</span>
        ) : null}
      </p>
    </section>
  );
}
