import { IconButton } from '@paidang/ui/icon-button';
import { PanelRightOpen } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { labels } from '#labels/step';
import { later } from '../../shared/later';
import { useOpenComments } from '../../stores/open-comments';

const waiting = (
  <aside aria-busy="true" data-later="" className="min-h-0 w-100 max-w-full flex-1 border-l border-line bg-surface" />
);
/** The text comes before what is said about it. */
const Board = later(
  () => import('./board'),
  () => false,
  waiting,
);
const BoardSheet = later(
  () => import('./board-sheet'),
  ({ open }) => open,
);

export interface CommentsPanelProps {
  open: boolean;
  /** Beside the paper, or over it from below. */
  wide: boolean;
  onOpenChange: (open: boolean) => void;
  /** In place of the title: comments, or the suggestions beside them. */
  head?: ReactNode;
  /** Below the head: which of the comments these are. */
  below?: ReactNode;
  /** Takes the place of the comments: suggestions. */
  instead?: ReactNode;
  /** On small screens the film stays in sight and in reach above the comments, beside them where it lies flat. @default false */
  beneath?: boolean;
}

/** The comment board: a drawer at the right, a sheet on small screens. */
export function CommentsPanel({ open, wide, onOpenChange, head, below, instead, beneath = false }: CommentsPanelProps) {
  const isShown = open && !instead;
  useEffect(() => {
    useOpenComments.setState({ isOpen: isShown });
    return () => useOpenComments.setState({ isOpen: false });
  }, [isShown]);
  if (wide) {
    return open ? <Board onCollapse={() => onOpenChange(false)} head={head} below={below} instead={instead} /> : null;
  }
  return (
    <BoardSheet open={open} onOpenChange={onOpenChange} head={head} beneath={beneath}>
      {below}
      {instead ?? <Board />}
    </BoardSheet>
  );
}

export interface ShowCommentsProps {
  onClick: () => void;
}

/** Brings back the comment board that was put away. */
export function ShowComments({ onClick }: ShowCommentsProps) {
  return (
    <IconButton
      label={labels.showComments}
      tooltipSide="left"
      className="absolute top-3 right-3 border border-line bg-surface shadow-1"
      onClick={onClick}
    >
      <PanelRightOpen size={20} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}
