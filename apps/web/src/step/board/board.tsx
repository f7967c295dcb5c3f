import { CommentBoard, CommentDrawer, type CommentDrawerProps } from '@paidang/comment-board';

/** Without `onCollapse` the board fills a sheet, which has a head of its own. */
export type BoardProps = Pick<CommentDrawerProps, 'onCollapse' | 'head' | 'below' | 'instead'>;

/** The comment board, in a file of its own so that it loads after the text. */
export default function Board(props: BoardProps) {
  return props.onCollapse ? <CommentDrawer {...props} /> : <CommentBoard className="min-h-0 flex-1" />;
}
