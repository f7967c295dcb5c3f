import { paths } from '@paidang/contract/pages';
import { Skeleton } from '@paidang/ui/skeleton';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useScheduleHistories } from '../data/schedules';
import { HistoryPage } from '../features/schedule/history-page';
import { LoadFailure } from '../shared/load-failure';
import { Page } from '../shared/page/page';
import { useTaskEvents } from '../wiring/use-task-events';

/** `/project/schedule-history?id&index&task_uuid&task_type`: the history of the dates of a task. */
export default function ScheduleHistoryRoute() {
  const [search] = useSearchParams();
  const task = search.get('task_uuid') ?? '';
  const project = search.get('id');
  const { data, error, refresh } = useScheduleHistories(task);
  useTaskEvents(task || null, { changes: data?.task.changes });
  if (!task) return <Navigate to={project ? paths.projectProgress(project) : paths.project} replace />;
  return (
    <Page data-paper="" aria-busy={!data && !error}>
      {data ? <HistoryPage project={data.project} task={data.task} revisions={data.revisions} /> : null}
      {!data && !error ? <Skeleton shape="block" className="h-60" /> : null}
      {!data && error ? <LoadFailure onRetry={() => void refresh()} /> : null}
    </Page>
  );
}
