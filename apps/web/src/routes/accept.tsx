import { Skeleton } from '@paidang/ui/skeleton';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { labels } from '#labels/acceptance';
import { acceptStep, useAcceptance } from '../data/acceptance';
import { useTaskCache } from '../data/task-cache';
import { rowName } from '../features/accept/accept-row';
import { AcceptancePage } from '../features/accept/acceptance-page';
import { LoadFailure } from '../shared/load-failure';
import { Page } from '../shared/page/page';
import { showToast } from '../stores/toasts';
import { useTaskEvents } from '../wiring/use-task-events';

/** `/accept/{task_id}`: the vendor's acceptance sheet of a task. */
export default function AcceptRoute() {
  const { taskId = '' } = useParams();
  const { data: view, error, refresh } = useAcceptance(taskId);
  const { revalidate } = useTaskCache();
  const [busy, setBusy] = useState<string | null>(null);
  useTaskEvents(taskId, { changes: view?.task.changes });

  return (
    <Page data-paper="">
      {view ? (
        <AcceptancePage
          view={view}
          busy={busy}
          onAccept={async (row) => {
            setBusy(row.step.uuid);
            try {
              await acceptStep(taskId, row, crypto.randomUUID());
              showToast({ title: labels.done(rowName(row)), tone: 'success' });
            } finally {
              await revalidate(taskId).catch(() => undefined);
              setBusy(null);
            }
          }}
        />
      ) : null}
      {!view && !error ? (
        <div className="grid gap-4" aria-busy="true">
          <Skeleton className="h-8 w-40" />
          <Skeleton shape="block" className="h-20" />
          <Skeleton shape="block" className="h-20" />
        </div>
      ) : null}
      {!view && error ? <LoadFailure onRetry={() => void refresh()} /> : null}
    </Page>
  );
}
