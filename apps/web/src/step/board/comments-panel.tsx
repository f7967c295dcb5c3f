import { IconButton } from '@paidang/ui/icon-button';
import { PanelRightOpen } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { labels } from '#labels/step';
import { later } from '../../shared/later';
import { useOpenComments } from '../../stores/open-comments';

const waiting = (
  <aside aria-busy="true" data-later="" className="min-h-0 w-100 max-w-full flex-1 border-l border-line bg-surface" />
);
/** Loaded after the text. */
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
  /** Whether the comments are next to the paper, rather than in a sheet over it. */
  wide: boolean;
  onOpenChange: (open: boolean) => void;
  /** Replaces the title: a switch between comments and the other views. */
  head?: ReactNode;
  /** Content below the head: which comments are listed. */
  below?: ReactNode;
  /** Replaces the comments, for example with suggestions. */
  instead?: ReactNode;
  /** On small screens, keeps the video visible and usable above the comments, or next to them in landscape. @default false */
  beneath?: boolean;
}

/** The comment board: a drawer on the right, or a sheet on small screens. */
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

/** Button that opens the collapsed comment board. */
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
