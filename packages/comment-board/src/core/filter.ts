import type { BoardComment } from './comment';

/** Which comments the board shows. */
export type CommentFilter = 'all' | 'processed' | 'unprocessed';

/** Number of comments that pass each filter. */
export type CommentCounts = Readonly<Record<CommentFilter, number>>;

/** A deleted head is kept for its replies, but counts as nothing to process. */
const matches = (comment: BoardComment, filter: CommentFilter): boolean => {
  if (filter === 'all') return true;
  return !comment.is_deleted && comment.is_processed === (filter === 'processed');
};

export const filterComments = (comments: readonly BoardComment[], filter: CommentFilter): readonly BoardComment[] =>
  filter === 'all' ? comments : comments.filter((comment) => matches(comment, filter));

export function countComments(comments: readonly BoardComment[]): CommentCounts {
  let processed = 0;
  let deleted = 0;
  for (const comment of comments) {
    if (comment.is_deleted) deleted += 1;
    else if (comment.is_processed) processed += 1;
  }
  const all = comments.length - deleted;
  return { all, processed, unprocessed: all - processed };
}
