import type { CaseReports } from '@paidang/contract/entities';
import { patterns } from '@paidang/contract/pages';
import { isVendor } from '@paidang/contract/vocabulary';
import { useMemo } from 'react';
import { useMatch, useParams } from 'react-router-dom';
import { caseReportsPath, useCaseReports } from '../data/case-reports';
import { useRatings } from '../data/ratings';
import { useStoreStepView } from '../data/task-cache';
import { reportKind } from '../features/case-report/report-kind';
import { ReportWorkspace } from '../features/case-report/report-workspace';
import { lazyExtra } from '../shared/lazy-extra';
import { LoadFailure } from '../shared/load-failure';
import { Companions } from '../step/page/companions';
import { StepSkeleton } from '../step/page/step-skeleton';
import { useSession } from '../stores/session';
import { createEditorPort } from '../wiring/editor-port';
import { useTaskEvents } from '../wiring/use-task-events';
import { useTaskPresence } from '../wiring/use-task-presence';

const RatingBand = lazyExtra(() => import('../features/rating/rating-band'));

/** `/case_report/{taskId}/{reportId}?index` and `/case_report/{edit,review}/…`: the closing report of a task. */
export default function CaseReportRoute() {
  // The creator's form rather than the paper.
  const isEditing = useMatch(patterns.caseReportEdit) !== null;
  const { taskId = '', reportId } = useParams();
  const { data: reports, error, refresh } = useCaseReports(taskId);
  const { data: ratings } = useRatings(reports?.step.status === 'accepted' ? taskId : null);
  const onReports = useStoreStepView<CaseReports>({ path: caseReportsPath(taskId) });
  const user = useSession((state) => state.user);
  const port = useMemo(() => createEditorPort(taskId, reportKind.name), [taskId]);
  const page = `report/${taskId}/${reportId ?? ''}`;
  const companions = useTaskPresence({ task: taskId, place: { page, editing: isEditing }, user: user?.uuid ?? null });
  useTaskEvents(taskId);
  return (
    <main id="main" className="flex flex-col lg:h-(--desk-height) lg:overflow-hidden">
      {reports && user ? (
        <ReportWorkspace
          key={taskId}
          reports={reports}
          user={user.uuid}
          isVendor={isVendor(user.role)}
          platform={reportId ?? null}
          isEditing={isEditing}
          port={port}
          headEnd={<Companions people={companions} />}
          notice={
            ratings ? (
              <RatingBand ratings={ratings} className="rounded-none border-x-0 border-t-0 px-(--page-edge)" />
            ) : null
          }
          onReports={onReports}
        />
      ) : null}
      {!reports && !error ? <StepSkeleton /> : null}
      {!reports && error ? <LoadFailure onRetry={() => void refresh()} /> : null}
    </main>
  );
}
