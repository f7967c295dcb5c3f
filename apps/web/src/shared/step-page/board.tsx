import { CommentBoard, CommentDrawer } from '@paidang/comment-board';

export interface BoardProps {
  /** Puts the drawer away; without it the board fills a sheet. */
  onCollapse?: () => void;
}

/** The board itself, in a file of its own: the text comes before what is said about it. */
export default function Board({ onCollapse }: BoardProps) {
  return onCollapse ? (
    <CommentDrawer onCollapse={onCollapse} className="min-h-0 flex-1" />
  ) : (
    <CommentBoard className="min-h-0 flex-1" />
  );
}
