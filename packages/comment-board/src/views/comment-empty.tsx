import { lazy, Suspense } from 'react';
import { useCommentBoard, useCommentBoardState, useComponents, useLabels } from '../react/board-context';
import type { CommentEmptyStateProps } from '../react/components';
import { TextButton } from './parts/text-button';

const EmptyState = lazy(async () => ({ default: (await import('@paidang/ui/empty-state')).EmptyState }));

/** Shown instead of an empty list: loading, failed to load, or no comments. */
export function CommentEmpty() {
  const board = useCommentBoard();
  const labels = useLabels();
  const { EmptyState: Empty = NothingHere } = useComponents();
  const status = useCommentBoardState((state) => state.status);
  const filter = useCommentBoardState((state) => state.filter);
  const none = useCommentBoardState((state) => state.comments.length === 0);
  if (status === 'loading') return <CommentsLoading />;
  if (status === 'failed') {
    return (
      <div role="alert" className="pdb:grid pdb:justify-items-center pdb:gap-3 pdb:p-8 pdb:text-center pdb:text-ink-2">
        <p>{labels.loadFailed}</p>
        <TextButton variant="line" onClick={() => void board.refresh()}>
          {labels.retry}
        </TextButton>
      </div>
    );
  }
  return <Empty kind={none ? 'all' : filter} />;
}

/** Placeholders while comments are being loaded. */
function CommentsLoading() {
  const labels = useLabels();
  return (
    <div role="status" data-slot="comment-loading" className="pdb:grid pdb:gap-6 pdb:p-5">
      <span className="pdb:sr-only">{labels.loading}</span>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} aria-hidden="true" className="pdb:grid pdb:gap-2">
          <div className="pdb:h-7 pdb:w-1/2 pdb:rounded-control pdb:bg-sunken" />
          <div className="pdb:h-16 pdb:rounded-control pdb:bg-sunken" />
        </div>
      ))}
    </div>
  );
}

/** States that there are no comments, or none that pass the filter. */
export function NothingHere({ kind }: CommentEmptyStateProps) {
  const labels = useLabels();
  const title = labels.emptyTitle[kind];
  return (
    <div data-slot="comment-empty" className="pdb:p-5">
      <Suspense fallback={<p className="pdb:p-6 pdb:text-center">{title}</p>}>
        <EmptyState title={title} description={labels.emptyText[kind]} className="pdb:border-0" />
      </Suspense>
    </div>
  );
}
