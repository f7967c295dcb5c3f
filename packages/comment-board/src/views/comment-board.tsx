import { useBoardContext } from '../react/board-context';
import { CommentFilter } from './comment-filter';
import { CommentList } from './comment-list';
import { CommentComposer } from './composer/comment-composer';
import { NoticeBar } from './notice-bar';
import { classNames } from './parts/class-names';

export interface CommentBoardProps {
  className?: string;
}

/**
 * The board without a frame: filter, threads, composer. Fills the height it is given; for a bottom sheet, for example.
 *
 * @example <SheetContent side="bottom"><CommentBoard /></SheetContent>
 */
export function CommentBoard({ className }: CommentBoardProps) {
  const { permissions } = useBoardContext();
  return (
    <div
      data-slot="comment-board"
      className={classNames('pd-root pd:flex pd:h-full pd:min-h-0 pd:flex-col pd:bg-surface', className)}
    >
      <div className="pd:shrink-0 pd:border-b pd:border-line pd:px-5 pd:pb-3">
        <CommentFilter />
      </div>
      <CommentList />
      <NoticeBar />
      {permissions.canSend() ? (
        <CommentComposer className="pd:shrink-0 pd:border-t pd:border-line pd:px-5 pd:pt-3 pd:pb-4" />
      ) : null}
    </div>
  );
}
