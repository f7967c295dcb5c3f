import { CommentBoardProvider } from '@paidang/comment-board';
import '@paidang/comment-board/styles.css';
import '@paidang/editor/styles.css';
import { isVendor } from '@paidang/contract/vocabulary';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useOutline } from '../data/outlines';
import { FirstVisit } from '../features/onboarding/first-visit';
import { labels } from '../features/outline/labels';
import { OutlineDesk } from '../features/outline/outline-desk';
import { OutlineSkeleton } from '../features/outline/outline-skeleton';
import { LoadFailure } from '../shared/load-failure';
import { useSession } from '../stores/session';
import { showToast } from '../stores/toasts';
import { createOutlineCommentPort } from '../wiring/comment-port';
import { createOutlineEditorPort } from '../wiring/editor-port';
import { tourProgress } from '../wiring/tour-progress';
import { useTaskEvents } from '../wiring/use-task-events';

/** `/outline/{taskId}?index&v&comment`: one outline, worked on by two. */
export default function OutlineRoute() {
  const { taskId = '' } = useParams();
  const [search] = useSearchParams();
  const { data: sheet, error, mutate } = useOutline(taskId);
  const user = useSession((state) => state.user);
  const comments = useMemo(() => createOutlineCommentPort(taskId), [taskId]);
  const editorPort = useMemo(() => createOutlineEditorPort(taskId), [taskId]);
  const isWriting = sheet?.step.ball === 'creator' && sheet.allowed.includes('save_draft') && !search.has('v');
  useTaskEvents(taskId, { onCommentsChanged: comments.changed });

  return (
    <main id="main" className="flex flex-col lg:h-[calc(100dvh-56px)] lg:overflow-hidden">
      {sheet && user ? (
        <CommentBoardProvider
          boardId={`outline/${taskId}`}
          port={comments}
          author={{ ...user, company: user.company_name }}
          version={sheet.step.version}
          onNotice={({ tone, undo }, title) =>
            showToast({ title, tone, ...(undo ? { action: { label: labels.undo, onSelect: undo } } : {}) })
          }
        >
          <OutlineDesk
            key={taskId}
            sheet={sheet}
            user={user.uuid}
            isVendor={isVendor(user.role)}
            editorPort={editorPort}
            comment={search.get('comment')}
            onSheet={(next) => void mutate(next, { revalidate: false })}
          />
        </CommentBoardProvider>
      ) : null}
      {isWriting ? <FirstVisit page="outline" progress={tourProgress} /> : null}
      {!sheet && !error ? <OutlineSkeleton /> : null}
      {!sheet && error ? <LoadFailure onRetry={() => void mutate()} /> : null}
    </main>
  );
}
