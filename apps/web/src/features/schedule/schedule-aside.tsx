import type { ProjectSchedule } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { Link } from 'react-router-dom';
import { labels } from '#labels/schedule';
import { useScheduleHistories } from '../../data/schedules';
import type { Day } from '../../shared/dates/taipei';
import { HistoryList } from './history-list';

const newest = 3;

/** Remaining changes without consent, and recent activities. */
export function ScheduleAside({ view, today }: { view: ProjectSchedule; today: Day }) {
  const { task, project, isConfirm, freeLeft } = view;
  const { data } = useScheduleHistories(task.uuid);
  const revisions = data?.revisions ?? [];
  const place = { project: project.uuid, index: task.index, task: task.uuid, type: task.type };
  return (
    <aside className="grid content-start gap-8 pt-5">
      <section aria-labelledby="schedule-free">
        <h2 id="schedule-free" className="text-14 font-strong">
          {labels.free.title}
        </h2>
        {isConfirm ? (
          <>
            <p className="mt-1 text-15">{freeLeft > 0 ? labels.free.left(freeLeft) : labels.free.none}</p>
            {freeLeft > 0 ? <p className="mt-1 text-13 text-ink-3">{labels.free.text}</p> : null}
          </>
        ) : (
          <p className="mt-1 text-13 text-ink-3">{labels.free.before}</p>
        )}
      </section>
      {revisions.length > 0 ? (
        <section aria-labelledby="schedule-history">
          <h2 id="schedule-history" className="mb-3 text-14 font-strong">
            {labels.history}
          </h2>
          <HistoryList revisions={revisions.slice(0, newest)} project={project} task={task} today={today} isShort />
          <Link
            to={paths.scheduleHistory(place)}
            className="hit mt-3 ml-11 inline-block rounded-control text-13 font-medium text-ink-2 underline-offset-3 hover:text-ink hover:underline"
          >
            {labels.allHistory}
          </Link>
        </section>
      ) : null}
    </aside>
  );
}
