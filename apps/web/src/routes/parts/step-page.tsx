import '@paidang/comment-board/styles.css';
import '@paidang/editor/styles.css';
import { errorCodes } from '@paidang/contract/routes';
import { messages } from '@paidang/contract/rules';
import { isVendor } from '@paidang/contract/vocabulary';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '../../data/errors';
import { useKeepSheet } from '../../data/moved';
import type { StepAction, StepSheet, StepSource } from '../../data/step-source';
import { useStep } from '../../data/steps';
import { FirstVisit } from '../../features/onboarding/first-visit';
import { stepTour } from '../../features/onboarding/step-tour';
import { LoadFailure } from '../../shared/load-failure';
import { Companions } from '../../step/page/companions';
import { StepDesk, type StepDeskProps } from '../../step/page/step-desk';
import { StepSkeleton } from '../../step/page/step-skeleton';
import type { StepKind } from '../../step/step-kind';
import { useSession } from '../../stores/session';
import { showToast } from '../../stores/toasts';
import type { LiveCommentPort } from '../../wiring/comment-port';
import { createEditorPort } from '../../wiring/editor-port';
import { tourProgress } from '../../wiring/tour-progress';
import { useAskAfterComments } from '../../wiring/use-ask-after-comments';
import { useTaskEvents } from '../../wiring/use-task-events';
import { useTaskPresence } from '../../wiring/use-task-presence';
import { StepBoard, type StepBoardProps } from './step-board';

export interface StepPageProps<Content>
  extends Pick<StepDeskProps<Content>, 'headEnd' | 'tabs' | 'barStart' | 'railEnd' | 'unready' | 'Comments'> {
  kind: StepKind<Content>;
  /** Made once for its ids. */
  source: StepSource<Content>;
  /** Made once for its ids. */
  comments: LiveCommentPort;
  /** Words of the comments to replace. */
  boardLabels?: StepBoardProps['labels'];
  /** Shows what was sent and nothing to write with. @default false */
  readOnly?: boolean;
  /** In place of the step while what it stands beside is not written yet (428). */
  unwritten?: ReactNode;
}

const writing: readonly StepAction[] = ['save_draft', 'send'];

/** The sheet as somebody sees it who came to read. */
const asReader = <Content,>(sheet: StepSheet<Content>): StepSheet<Content> => ({
  ...sheet,
  draft: null,
  allowed: sheet.allowed.filter((action) => !writing.includes(action)),
});

/** A step's page on the server's data: loading, failing, or at work with its comment board. */
export function StepPage<Content>({
  kind,
  source,
  comments,
  readOnly = false,
  unwritten,
  boardLabels,
  headEnd,
  ...slots
}: StepPageProps<Content>) {
  const [, task] = source.path;
  const [search] = useSearchParams();
  const { data, error, mutate } = useStep(source);
  const keep = useKeepSheet<StepSheet<Content>>(source);
  const sheet = data && readOnly ? asReader(data) : data;
  const user = useSession((state) => state.user);
  const editorPort = useMemo(() => createEditorPort(task, kind.name), [task, kind.name]);
  const boardId = source.path.join('/');
  const tour = sheet && !search.has('v') ? stepTour(kind, sheet) : null;
  const [editing, setEditing] = useState(false);
  const companions = useTaskPresence({ task, place: { page: boardId, editing }, user: user?.uuid ?? null });
  const isUnwritten = error instanceof ApiError && error.code === errorCodes.noCopy;
  useEffect(() => {
    if (isUnwritten) showToast({ title: messages.noCopy, tone: 'danger' });
  }, [isUnwritten]);
  useAskAfterComments();
  useTaskEvents(task, { onCommentsChanged: comments.changed });

  return (
    <main id="main" className="flex flex-col lg:h-(--desk-height) lg:overflow-hidden">
      {sheet && user ? (
        <StepBoard boardId={boardId} port={comments} version={sheet.step.version} labels={boardLabels}>
          <StepDesk
            key={boardId}
            kind={kind}
            source={source}
            sheet={sheet}
            user={user.uuid}
            isVendor={isVendor(user.role)}
            editorPort={editorPort}
            comment={search.get('comment')}
            onSheet={keep}
            onEditingChange={setEditing}
            headEnd={
              <>
                <Companions people={companions} />
                {headEnd}
              </>
            }
            {...slots}
          />
        </StepBoard>
      ) : null}
      {tour ? <FirstVisit key={tour} pages={[tour]} progress={tourProgress} /> : null}
      {!sheet && !error ? <StepSkeleton /> : null}
      {!sheet && isUnwritten ? unwritten : null}
      {!sheet && error && !isUnwritten ? <LoadFailure onRetry={() => void mutate()} /> : null}
    </main>
  );
}
