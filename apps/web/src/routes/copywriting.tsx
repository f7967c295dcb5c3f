import { Skeleton } from '@paidang/ui/skeleton';
import { useParams } from 'react-router-dom';
import { useCopywriting } from '../data/copywritings';
import { PlatformList } from '../features/copywriting/platform-list';
import { FirstVisit } from '../features/onboarding/first-visit';
import { LoadFailure } from '../shared/load-failure';
import { Page } from '../shared/page/page';
import { tourProgress } from '../wiring/tour-progress';
import { useTaskEvents } from '../wiring/use-task-events';

/** `/copywriting/{task_id}?index`: a task's platforms with the progress of their copy. */
export default function CopywritingRoute() {
  const { taskId = '' } = useParams();
  const { data: list, error, refresh } = useCopywriting(taskId);
  useTaskEvents(taskId, { changes: list?.task.changes });
  return (
    <Page>
      {list ? <PlatformList list={list} /> : null}
      {list && list.platforms.length > 0 ? <FirstVisit pages={['copyList']} progress={tourProgress} /> : null}
      {!list && !error ? (
        <div className="grid gap-4" aria-busy="true">
          <Skeleton className="h-8 w-40" />
          <Skeleton shape="block" className="h-36" />
        </div>
      ) : null}
      {!list && error ? <LoadFailure onRetry={() => void refresh()} /> : null}
    </Page>
  );
}
