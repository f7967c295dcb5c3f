import { paths } from '@paidang/contract/pages';
import { Skeleton } from '@paidang/ui/skeleton';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useReportSummary } from '../data/case-reports';
import { ReportSummary } from '../features/case-report/summary/report-summary';
import { LoadFailure } from '../shared/load-failure';
import { Page } from '../shared/page/page';
import { useTaskEvents } from '../wiring/use-task-events';

/** `/case_report_summary?task_uuid&index&build_mode`: what a task has reached. Who runs the project is read from the project. */
export default function CaseReportSummaryRoute() {
  const [search] = useSearchParams();
  const task = search.get('task_uuid');
  return task ? <Summary task={task} /> : <Navigate to={paths.project} replace />;
}

function Summary({ task }: { task: string }) {
  const { data: summary, error, refresh } = useReportSummary(task);
  useTaskEvents(task, { changes: summary?.task.changes });
  return (
    <Page data-paper="" aria-busy={!summary && !error}>
      {summary ? <ReportSummary summary={summary} /> : null}
      {!summary && !error ? (
        <div className="grid gap-6">
          <Skeleton className="h-8 w-40" />
          <Skeleton shape="block" className="h-32" />
          <Skeleton shape="block" className="h-56" />
        </div>
      ) : null}
      {!summary && error ? <LoadFailure onRetry={() => void refresh()} /> : null}
    </Page>
  );
}
