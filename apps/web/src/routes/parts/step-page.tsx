import '@paidang/comment-board/styles.css';
import '@paidang/editor/styles.css';
import { errorCodes } from '@paidang/contract/routes';
import { messages } from '@paidang/contract/rules';
import { isVendor } from '@paidang/contract/vocabulary';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { LiveCommentPort } from '../../data/comments';
import { ApiError } from '../../data/errors';
import type { StepAction, StepPageView, StepSource } from '../../data/step-source';
import { useStep } from '../../data/steps';
import { useStoreStepView } from '../../data/task-cache';
import { FirstVisit } from '../../features/onboarding/first-visit';
import { stepTour } from '../../features/onboarding/step-tour';
import { LoadFailure } from '../../shared/load-failure';
import { Companions } from '../../step/page/head-parts';
import type { StepSlots } from '../../step/page/step-room';
import { StepSkeleton } from '../../step/page/step-skeleton';
import { StepWorkspace } from '../../step/page/step-workspace';
import type { StepKind } from '../../step/step-kind';
import { useSession } from '../../stores/session';
import { showToast } from '../../stores/toasts';
import { createEditorPort } from '../../wiring/editor-port';
import { tourProgress } from '../../wiring/tour-progress';
import { useAskAfterComments } from '../../wiring/use-ask-after-comments';
import { useTaskEvents } from '../../wiring/use-task-events';
import { useTaskPresence } from '../../wiring/use-task-presence';
import { StepBoard, type StepBoardProps } from './step-board';

export interface StepPageProps<Content> {
  kind: StepKind<Content>;
  /** Must be stable: created once per id. */
  source: StepSource<Content>;
  /** Must be stable: created once per id. */
  comments: LiveCommentPort;
  /** Label overrides for the comments. */
  boardLabels?: StepBoardProps['labels'];
  /** Connects the comments with drawing on a film. @default no drawing */
  boardDrawings?: StepBoardProps['drawings'];
  /** Component overrides for the comments. */
  boardComponents?: StepBoardProps['components'];
  /** Shows only the sent version, without a way to edit. @default false */
  readOnly?: boolean;
  /** Shown instead of the step while the content it depends on is not written yet (428). */
  unwritten?: ReactNode;
  slots?: Omit<StepSlots, 'headEnd'>;
}

const writing: readonly StepAction[] = ['save_draft', 'send'];

/** The sheet for a reader, without draft and actions. */
const withoutWriting = <Content,>(view: StepPageView<Content>): StepPageView<Content> => ({
  ...view,
  draft: null,
  allowed: view.allowed.filter((action) => !writing.includes(action)),
});

/** The page of a step with server data: loading, failed, or the step with its comment board. */
export function StepPage<Content>({
  kind,
  source,
  comments,
  readOnly = false,
  unwritten,
  boardLabels,
  boardDrawings,
  boardComponents,
  slots,
}: StepPageProps<Content>) {
  const [, task] = source.path;
  const [search] = useSearchParams();
  const { data, error, refresh } = useStep(source);
  const keep = useStoreStepView<StepPageView<Content>>(source);
  const view = data && readOnly ? withoutWriting(data) : data;
  const user = useSession((state) => state.user);
  const editorPort = useMemo(() => createEditorPort(task, kind.name), [task, kind.name]);
  const boardId = source.path.join('/');
  const tour = view && !search.has('v') ? stepTour(kind, view) : null;
  const [editing, setEditing] = useState(false);
  const companions = useTaskPresence({ task, place: { page: boardId, editing }, user: user?.uuid ?? null });
  const isUnwritten = error instanceof ApiError && error.code === errorCodes.noCopy;
  useEffect(() => {
    if (isUnwritten) showToast({ title: messages.noCopy, tone: 'danger' });
  }, [isUnwritten]);
  useAskAfterComments();
  useTaskEvents(task, { changes: data?.task.changes, onCommentsChanged: comments.changed });

  return (
    <main id="main" className="flex flex-col lg:h-(--page-height) lg:overflow-hidden">
      {view && user ? (
        <StepBoard
          project={view.project}
          boardId={boardId}
          port={comments}
          version={view.step.version}
          labels={boardLabels}
          drawings={boardDrawings}
          components={boardComponents}
        >
          <StepWorkspace
            key={boardId}
            kind={kind}
            source={source}
            view={view}
            viewer={{ uuid: user.uuid, isVendor: isVendor(user.role) }}
            editorPort={editorPort}
            onView={keep}
            onEditingChange={setEditing}
            slots={{
              ...slots,
              headEnd: <Companions people={companions} />,
            }}
          />
        </StepBoard>
      ) : null}
      {tour ? <FirstVisit key={tour} pages={[tour]} progress={tourProgress} /> : null}
      {!view && !error ? <StepSkeleton /> : null}
      {!view && isUnwritten ? unwritten : null}
      {!view && error && !isUnwritten ? <LoadFailure onRetry={() => void refresh()} /> : null}
    </main>
  );
}
