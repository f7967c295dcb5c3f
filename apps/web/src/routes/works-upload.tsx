import '@paidang/comment-board/styles.css';
import '@paidang/editor/styles.css';
import type { WorksView } from '@paidang/contract/entities';
import { isVendor } from '@paidang/contract/vocabulary';
import { useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { worksBoard } from '#labels/works-board';
import { useStoreStepView } from '../data/task-cache';
import { useWorks } from '../data/works';
import { FirstVisit } from '../features/onboarding/first-visit';
import { WorksWorkspace } from '../features/works/works-workspace';
import { LoadFailure } from '../shared/load-failure';
import { Companions } from '../step/page/head-parts';
import { StepSkeleton } from '../step/page/step-skeleton';
import { useSession } from '../stores/session';
import { createCommentPort } from '../wiring/comment-port';
import { tourProgress } from '../wiring/tour-progress';
import { useAskAfterComments } from '../wiring/use-ask-after-comments';
import { useTaskEvents } from '../wiring/use-task-events';
import { useTaskPresence } from '../wiring/use-task-presence';
import { StepBoard } from './parts/step-board';

/** `/works_upload/{taskId}?index&platform&comment`: the published works of a task, platform by platform. */
export default function WorksUploadRoute() {
  const { taskId = '' } = useParams();
  const [search] = useSearchParams();
  const comments = useMemo(() => createCommentPort({ area: 'worksComments', task: taskId }), [taskId]);
  const { data: view, error, refresh } = useWorks(taskId);
  const onView = useStoreStepView<WorksView>({ path: ['works', taskId] });
  const user = useSession((state) => state.user);
  const [editing, setEditing] = useState(false);
  const boardId = `works/${taskId}`;
  const companions = useTaskPresence({ task: taskId, place: { page: boardId, editing }, user: user?.uuid ?? null });
  useAskAfterComments();
  useTaskEvents(taskId, { changes: view?.task.changes, onCommentsChanged: comments.changed });

  return (
    <main id="main" className="flex flex-col lg:h-(--page-height) lg:overflow-hidden">
      {view && user ? (
        <StepBoard
          project={view.project}
          boardId={boardId}
          port={comments}
          version={view.step.version}
          labels={worksBoard}
        >
          <WorksWorkspace
            key={boardId}
            view={view}
            user={user.uuid}
            isVendor={isVendor(user.role)}
            platform={search.get('platform')}
            headEnd={<Companions people={companions} />}
            onView={onView}
            onEditingChange={setEditing}
          />
        </StepBoard>
      ) : null}
      {view ? <WorksTour view={view} /> : null}
      {!view && !error ? <StepSkeleton /> : null}
      {!view && error ? <LoadFailure onRetry={() => void refresh()} /> : null}
    </main>
  );
}

/** Tours for users who arrive too early, report for the first time, or have submitted everything. */
function WorksTour({ view: { works } }: { view: WorksView }) {
  const isWriting = works.some(({ allowed }) => allowed.includes('submit'));
  const isSubmitted = works.length > 0 && works.every(({ reports }) => reports.length > 0);
  const writing = isWriting ? 'works' : 'worksAhead';
  const tour = isSubmitted ? 'worksReview' : writing;
  return <FirstVisit key={tour} pages={[tour]} progress={tourProgress} />;
}
