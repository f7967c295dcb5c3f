import { lazy, Suspense } from 'react';
import { useCommentBoard, useCommentBoardState, useLabels } from '../react/board-context';
import { TextButton } from './parts/text-button';

const EmptyState = lazy(async () => ({ default: (await import('@paidang/ui/empty-state')).EmptyState }));

/** Instead of the list: still loading, could not be loaded, or nothing here yet. */
export function CommentEmpty() {
  const board = useCommentBoard();
  const labels = useLabels();
  const status = useCommentBoardState((state) => state.status);
  const filter = useCommentBoardState((state) => state.filter);
  const none = useCommentBoardState((state) => state.comments.length === 0);
  if (status === 'loading') {
    return (
      <div role="status" data-slot="comment-loading" className="pd:grid pd:gap-6 pd:p-5">
        <span className="pd:sr-only">{labels.loading}</span>
        {['a', 'b', 'c'].map((key) => (
          <div key={key} aria-hidden="true" className="pd:grid pd:gap-2">
            <div className="pd:h-7 pd:w-1/2 pd:rounded-control pd:bg-sunken" />
            <div className="pd:h-16 pd:rounded-control pd:bg-sunken" />
          </div>
        ))}
      </div>
    );
  }
  if (status === 'failed') {
    return (
      <div role="alert" className="pd:grid pd:justify-items-center pd:gap-3 pd:p-8 pd:text-center pd:text-ink-2">
        <p>{labels.loadFailed}</p>
        <TextButton variant="line" onClick={() => void board.refresh()}>
          {labels.retry}
        </TextButton>
      </div>
    );
  }
  const kind = none ? 'all' : filter;
  const title = labels.emptyTitle[kind];
  return (
    <div data-slot="comment-empty" className="pd:p-5">
      <Suspense fallback={<p className="pd:p-6 pd:text-center">{title}</p>}>
        <EmptyState title={title} description={labels.emptyText[kind]} className="pd:border-0" />
      </Suspense>
    </div>
  );
}
