import '@paidang/comment-board/styles.css';
import '@paidang/editor/styles.css';
import type { CaseReports, User } from '@paidang/contract/entities';
import { patterns } from '@paidang/contract/pages';
import { messages } from '@paidang/contract/rules';
import { isVendor } from '@paidang/contract/vocabulary';
import { useMemo } from 'react';
import { useMatch, useParams } from 'react-router-dom';
import { reportBoard } from '#labels/report-board';
import { caseReportsPath, useCaseReports } from '../data/case-reports';
import { useStoreStepView } from '../data/task-cache';
import { reportKind } from '../features/case-report/report-kind';
import { isAccepted, ReportWorkspace } from '../features/case-report/report-workspace';
import { BuildMode } from '../shared/build-mode';
import { lazyExtra } from '../shared/lazy-extra';
import { LoadFailure } from '../shared/load-failure';
import { StillLoading } from '../shared/show-together';
import { Companions } from '../step/page/head-parts';
import { useShownPlatform } from '../step/page/platform-workspace';
import { StepSkeleton } from '../step/page/step-skeleton';
import { useSession } from '../stores/session';
import { createCommentPort } from '../wiring/comment-port';
import { createEditorPort } from '../wiring/editor-port';
import { useAskAfterComments } from '../wiring/use-ask-after-comments';
import { useTaskEvents } from '../wiring/use-task-events';
import { useTaskPresence } from '../wiring/use-task-presence';
import { StepBoard } from './parts/step-board';

const RatingBand = lazyExtra(() => import('../features/rating/rating-band'), <StillLoading />);
const bandLook = 'rounded-none border-x-0 border-t-0 px-(--page-edge)';

/** `/case_report/{taskId}/{reportId}?index&comment` and `/case_report/{edit,review}/…`: the closing report of a task. */
export default function CaseReportRoute() {
  const { taskId = '', reportId = null } = useParams();
  const { data: reports, error, refresh } = useCaseReports(taskId);
  const user = useSession((state) => state.user);
  return (
    <main id="main" className="flex flex-col lg:h-(--page-height) lg:overflow-hidden">
      {reports && user ? <Reports key={taskId} reports={reports} user={user} named={reportId} /> : null}
      {!reports && !error ? <StepSkeleton /> : null}
      {!reports && error ? <LoadFailure onRetry={() => void refresh()} /> : null}
    </main>
  );
}

interface ReportsProps {
  reports: CaseReports;
  user: User;
  /** The platform in the address. */
  named: string | null;
}

const idOf = ({ url_uid: id }: CaseReports['reports'][number]) => id;

/** The report of the selected platform, with its comments. */
function Reports({ reports, user, named }: ReportsProps) {
  const task = reports.task.uuid;
  const me = isVendor(user.role) ? 'vendor' : 'creator';
  const report = useShownPlatform(reports.reports, { idOf, named, me, isDone: isAccepted });
  const platform = report ? idOf(report) : '';
  const isEditing = useMatch(patterns.caseReportEdit) !== null;
  const comments = useMemo(() => createCommentPort({ area: 'reportComments', task, platform }), [task, platform]);
  const pictures = useMemo(() => createEditorPort(task, reportKind.name), [task]);
  const page = `report/${task}/${platform}`;
  const companions = useTaskPresence({ task, place: { page, editing: isEditing }, user: user.uuid });
  const onReports = useStoreStepView<CaseReports>({ path: caseReportsPath(task) });
  useAskAfterComments();
  useTaskEvents(task, { changes: reports.task.changes, onCommentsChanged: comments.changed });
  return (
    <ReportWorkspace
      reports={reports}
      report={report}
      user={user.uuid}
      isVendor={me === 'vendor'}
      isEditing={isEditing}
      port={pictures}
      headEnd={
        <>
          <BuildMode mode={reports.project.build_mode} />
          <Companions people={companions} />
        </>
      }
      notice={reports.step.status === 'accepted' ? <RatingBand task={task} className={bandLook} /> : null}
      inBoard={(work) => (
        <StepBoard
          project={reports.project}
          boardId={page}
          port={comments}
          version={report?.versions.length ?? 0}
          closed={report && isAccepted(report) ? messages.reportAccepted : undefined}
          labels={reportBoard}
        >
          {work}
        </StepBoard>
      )}
      onReports={onReports}
    />
  );
}
