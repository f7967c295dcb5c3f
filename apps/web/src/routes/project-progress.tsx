import type { Project, Task } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { isStepDone } from '@paidang/contract/steps';
import { functionCodes, guideIds, hasEnded, isVendor } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { labels } from '#labels/progress';
import { useProject } from '../data/projects';
import { InviteButton } from '../features/invitations/invite-button';
import { FirstVisit } from '../features/onboarding/first-visit';
import { isTourDue } from '../features/onboarding/tour-due';
import { MessageButton } from '../features/progress/message-button';
import { ProgressSkeleton } from '../features/progress/progress-skeleton';
import { ProgressView } from '../features/progress/progress-view';
import { ProjectMenu } from '../features/progress/project-menu';
import { lazyExtra } from '../shared/lazy-extra';
import { LoadFailure } from '../shared/load-failure';
import { Page } from '../shared/page/page';
import { ShowTogether, StillLoading } from '../shared/show-together';
import { useSession } from '../stores/session';
import { tourProgress } from '../wiring/tour-progress';
import { useTaskEvents } from '../wiring/use-task-events';

const FeeBand = lazyExtra(() => import('../features/fee-statement/fee-band'), <StillLoading />);
const ConsentBand = lazyExtra(() => import('../features/creator-card/consent-band'), <StillLoading />);
const RatingBand = lazyExtra(() => import('../features/rating/rating-band'), <StillLoading />);

const progressTours = ['progress', 'progressLine'] as const;

/** Whether the vendor pays the fee. A fee paid by the platform is listed in the rewards of its creator. */
const isPaidByVendor = (project: Project, task: Task): boolean =>
  project.status === 'closed' && project.build_mode !== 'platform' && Boolean(task.fee && task.creator);

/** `/project_progress?id&index`: the progress of a project. */
export default function ProjectProgressRoute() {
  const [search, setSearch] = useSearchParams();
  const id = search.get('id') ?? '';
  const index = Number.parseInt(search.get('index') ?? '0', 10) || 0;
  const { data: project, error, refresh } = useProject(id);
  const role = useSession((state) => state.user?.role);
  const task = project?.tasks.find((one) => one.index === index) ?? project?.tasks[0];
  const isReportAccepted = task?.steps.some(
    ({ function: code, status }) => code === functionCodes.closingReport && isStepDone(code, status),
  );
  useTaskEvents(task?.uuid ?? null, { changes: task?.changes });

  if (!id) return <Navigate to={paths.project} replace />;
  const partner = project && role ? (isVendor(role) ? task?.creator : project.vendor) : null;
  const choose = (next: number) => setSearch({ id, index: String(next) }, { replace: true });

  return (
    <Page className="pb-10 md:pb-14">
      {project && role ? (
        <ShowTogether waiting={<ProgressSkeleton />}>
          <ProgressView
            project={project}
            role={role}
            index={index}
            onIndexChange={choose}
            notice={
              <>
                {task && isReportAccepted ? <RatingBand task={task.uuid} className="mb-5" /> : null}
                {task && isPaidByVendor(project, task) ? (
                  <FeeBand key={task.uuid} task={task.uuid} className="mb-5" />
                ) : null}
                {task?.creator && isVendor(role) && project.status === 'closed' ? (
                  <ConsentBand key={`consent ${task.uuid}`} task={task} className="mb-5" />
                ) : null}
              </>
            }
            partnerAverage={(partner && project.averages[partner.uuid]) ?? null}
            actions={
              <>
                {isVendor(role) && task ? (
                  <Button asChild>
                    <Link to={paths.accept(task.uuid, { index })}>{labels.acceptance}</Link>
                  </Button>
                ) : null}
                {partner ? <MessageButton person={partner} /> : null}
                {task && !task.creator && isVendor(role) && !hasEnded(project.status) ? (
                  <InviteButton task={task.uuid} />
                ) : null}
                {id === guideIds.project ? null : (
                  <ProjectMenu project={project} task={task} role={role} onIndexChange={choose} />
                )}
              </>
            }
          />
        </ShowTogether>
      ) : null}
      {task ? <FirstVisit pages={progressTours} progress={tourProgress} isDue={isTourDue} /> : null}
      {!project && !error ? <ProgressSkeleton /> : null}
      {!project && error ? <LoadFailure onRetry={() => void refresh()} /> : null}
    </Page>
  );
}
