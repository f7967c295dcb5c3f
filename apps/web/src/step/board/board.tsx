import { CommentBoard, CommentDrawer, type CommentDrawerProps } from '@paidang/comment-board';

/** Without `onCollapse` the board fills a sheet, which has a head of its own. */
export type BoardProps = Pick<CommentDrawerProps, 'onCollapse' | 'head' | 'below' | 'instead'>;

/** The board itself, in a file of its own: the text comes before what is said about it. */
export default function Board(props: BoardProps) {
  return props.onCollapse ? <CommentDrawer {...props} /> : <CommentBoard className="min-h-0 flex-1" />;
}
