import type { ReactNode } from 'react';
import { later } from '../later';

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
  /** Above the comments: which of them these are. */
  head?: ReactNode;
  /** Takes the place of the comments: suggestions. */
  instead?: ReactNode;
}

/** The comment board: a drawer at the right, a sheet on small screens. */
export function CommentsPanel({ open, wide, onOpenChange, head, instead }: CommentsPanelProps) {
  if (wide) {
    return open ? (
      <div className="flex min-h-0 flex-col">
        {head}
        {instead ? (
          <aside className="flex min-h-0 w-100 flex-1 flex-col border-l border-line bg-surface">{instead}</aside>
        ) : (
          <Board onCollapse={() => onOpenChange(false)} />
        )}
      </div>
    ) : null;
  }
  return (
    <BoardSheet open={open} onOpenChange={onOpenChange}>
      {head}
      {instead ?? <Board />}
    </BoardSheet>
  );
}
