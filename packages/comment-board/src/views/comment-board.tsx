import { useLanguageAttributes } from '@paidang/ui/locale';
import { cx } from '@paidang/ui/recipes';
import { useBoardContext, useCommentBoardState } from '../react/board-context';
import { useFirstPicture } from '../react/use-first-picture';
import { CommentFilter } from './comment-filter';
import { CommentList } from './comment-list';
import { CommentComposer } from './composer/comment-composer';
import { NoticeBar } from './notice-bar';
import { Icon } from './parts/icon';
import { TextButton } from './parts/text-button';
import { ToolButton } from './parts/tool-button';

export interface CommentBoardProps {
  className?: string;
}

/**
 * The board without a frame: filter, buttons to scroll to both ends, threads, composer. Fills its container's height; use it
 * in a bottom sheet, for example. Empty while the film next to it is opening, 300 ms at most.
 *
 * @example <SheetContent side="bottom"><CommentBoard /></SheetContent>
 */
export function CommentBoard({ className }: CommentBoardProps) {
  const isShown = useFirstPicture();
  return (
    <div
      {...useLanguageAttributes()}
      data-slot="comment-board"
      aria-busy={!isShown}
      className={cx('pd-root pdb:flex pdb:h-full pdb:min-h-0 pdb:flex-col pdb:bg-surface', className)}
    >
      {isShown ? <BoardContent /> : null}
    </div>
  );
}

function BoardContent() {
  const { permissions, labels, stage, announcesItself, components } = useBoardContext();
  const { Composer = CommentComposer } = components;
  return (
    <>
      <div className="pdb:flex pdb:shrink-0 pdb:items-center pdb:border-b pdb:border-line pdb:ps-5 pdb:pe-3 pdb:pb-3">
        <CommentFilter />
        <span className="pdb:ms-auto pdb:flex pdb:max-sm:hidden">
          <ToolButton label={labels.scrollToTop} onClick={() => stage.list?.scrollToTop()}>
            <Icon name="top" />
          </ToolButton>
          <ToolButton label={labels.scrollToBottom} onClick={() => stage.list?.scrollToBottom()}>
            <Icon name="bottom" />
          </ToolButton>
        </span>
      </div>
      <ProofBar />
      <CommentList />
      {announcesItself ? <NoticeBar /> : null}
      {permissions.canSend() ? (
        <Composer className="pdb:shrink-0 pdb:border-t pdb:border-line pdb:px-5 pdb:pt-3 pdb:pb-4" />
      ) : labels.readOnly ? (
        <p className="pdb:shrink-0 pdb:border-t pdb:border-line pdb:px-5 pdb:py-4 pdb:text-13 pdb:text-ink-2">
          {labels.readOnly}
        </p>
      ) : null}
    </>
  );
}

/** How many comments of earlier versions are left to check, and a button to the first of them. */
function ProofBar() {
  const { board, labels, permissions } = useBoardContext();
  const unproven = useCommentBoardState((state) => state.unproven);
  const [first] = unproven;
  if (!first || !permissions.canProcess(first)) return null;
  const outcomeLabels = labels.outcome;
  return (
    <div
      data-slot="comment-proof-bar"
      className="pdb:flex pdb:shrink-0 pdb:flex-wrap pdb:items-center pdb:gap-x-3 pdb:border-b pdb:border-line pdb:bg-warning-50 pdb:px-5 pdb:py-1.5 pdb:max-sm:py-0"
    >
      <p className="pdb:min-w-0 pdb:flex-1 pdb:text-13">
        <span>{outcomeLabels.toCheck(unproven.length)}</span>
        <span className="pdb:block pdb:text-12 pdb:text-ink-2 pdb:pointer-coarse:hidden">{outcomeLabels.keys}</span>
      </p>
      <TextButton onClick={() => board.activate(first.message_id, 'document')}>{outcomeLabels.start}</TextButton>
    </div>
  );
}
