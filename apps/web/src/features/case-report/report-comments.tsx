import { QuoteMarks, useCommentBoard, useCommentBoardState, useFocusComposer } from '@paidang/comment-board/document';
import { type ReportPart, reportPartTitle } from '@paidang/contract/report';
import { IconButton } from '@paidang/ui/icon-button';
import { MessageSquare, MessageSquarePlus } from 'lucide-react';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { labels } from '#labels/case-report';
import { useOpenBoard } from '../../step/board/use-step-board';

const commentLabels = labels.comments;

/** Number of the version whose parts can be commented on; `null` for an earlier version. */
const CommentedVersionContext = createContext<number | null>(null);

export interface CommentedVersionProps {
  number: number;
  children: ReactNode;
}

/** Provides the version that comments refer to, and marks the commented parts in it. */
export function CommentedVersion({ number, children }: CommentedVersionProps) {
  const [paper, setPaper] = useState<HTMLElement | null>(null);
  const openBoard = useOpenBoard();
  return (
    <CommentedVersionContext.Provider value={number}>
      <div className="relative">
        <div ref={setPaper}>{children}</div>
        <QuoteMarks container={paper} onActivate={openBoard} />
      </div>
    </CommentedVersionContext.Provider>
  );
}

export interface PartCommentsProps {
  part: ReportPart;
  /** Current text of the part; stored with a comment. */
  says?: string;
}

/** Button that starts a comment on a part of the report, or opens the existing ones. Renders nothing on an earlier version. */
export function PartComments({ part, says = '' }: PartCommentsProps) {
  const version = useContext(CommentedVersionContext);
  const board = useCommentBoard();
  const newest = useCommentBoardState((state) => state.comments.findLast((comment) => isAbout(comment, part)));
  const count = useCommentBoardState((state) => state.comments.filter((comment) => isAbout(comment, part)).length);
  const focusComposer = useFocusComposer();
  const openBoard = useOpenBoard();
  if (version === null) return null;
  const title = reportPartTitle(part);
  const begin = () => {
    const selectedText = [title, says].filter(Boolean).join(' ');
    board.setQuote({ selectedText, prefix: '', suffix: '', start: 0, end: 0, version, field: part });
    openBoard();
    focusComposer();
  };
  const show = (id: string) => {
    openBoard();
    board.activate(id, 'document');
  };
  return (
    <span data-quote-skip="" className="inline-flex items-center print:hidden">
      {newest ? (
        <button
          type="button"
          aria-label={commentLabels.show(title, count)}
          className="flex min-h-8 items-center gap-1 rounded-control px-1.5 text-13 font-medium text-ink tabular-nums hover:bg-sunken pointer-coarse:min-h-11"
          onClick={() => show(newest.message_id)}
        >
          <MessageSquare size={14} strokeWidth={2} aria-hidden="true" />
          {count}
        </button>
      ) : null}
      {board.permissions.canSend() ? (
        <IconButton size="sm" label={commentLabels.add(title)} className="text-ink-3 hover:text-ink" onClick={begin}>
          <MessageSquarePlus size={16} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      ) : null}
    </span>
  );
}

const isAbout = (comment: { quote: { field?: string | undefined } | null; is_deleted: boolean }, part: ReportPart) =>
  comment.quote?.field === part && !comment.is_deleted;
