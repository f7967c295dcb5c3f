import type { ProjectSchedule } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { isVendor } from '@paidang/contract/vocabulary';
import { useEffect, useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { openSchedule, scheduleSource, useSchedule } from '../data/schedules';
import { useStoreStepView } from '../data/task-cache';
import { ScheduleSkeleton, ScheduleWorkspace } from '../features/schedule/schedule-workspace';
import { LoadFailure } from '../shared/load-failure';
import { useSession } from '../stores/session';
import { useTaskEvents } from '../wiring/use-task-events';

/** `/project/schedule-setting?id&index&task_uuid&task_type`: the schedule of a task. */
export default function ScheduleSettingRoute() {
  const [search] = useSearchParams();
  const task = search.get('task_uuid') ?? '';
  const project = search.get('id');
  const user = useSession((state) => state.user);
  const source = useMemo(() => scheduleSource(task), [task]);
  if (!task) return <Navigate to={project ? paths.projectProgress(project) : paths.project} replace />;
  return (
    <main id="main" className="flex min-h-(--page-height) flex-col">
      {user ? (
        <Schedule key={task} task={task} source={source} user={user.uuid} isVendor={isVendor(user.role)} />
      ) : null}
    </main>
  );
}

interface ScheduleProps {
  task: string;
  source: ReturnType<typeof scheduleSource>;
  user: string;
  isVendor: boolean;
}

function Schedule({ task, source, user, isVendor }: ScheduleProps) {
  const { data: view, error, refresh } = useSchedule(task);
  useTaskEvents(task, { changes: view?.task.changes });
  const keep = useStoreStepView<ProjectSchedule>({ path: ['schedule', task] });
  const unseen = view?.allowed.includes('open') ? (view.proposal?.number ?? null) : null;
  useEffect(() => {
    if (unseen === null) return;
    void openSchedule(task, unseen).then((next) => next && keep(next));
  }, [task, unseen, keep]);
  if (!view) return error ? <LoadFailure onRetry={() => void refresh()} /> : <ScheduleSkeleton />;
  return (
    <ScheduleWorkspace
      source={source}
      view={view}
      user={user}
      isVendor={isVendor}
      onView={keep}
      onStale={() => void refresh()}
    />
  );
}
