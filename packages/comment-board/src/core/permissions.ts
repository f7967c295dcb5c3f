import type { BoardComment } from './comment';

/** Who may do what; the server decides again. */
export interface CommentPermissions {
  canSend(): boolean;
  canReply(comment: BoardComment): boolean;
  canProcess(comment: BoardComment): boolean;
  canEdit(comment: BoardComment): boolean;
  canRemove(comment: BoardComment): boolean;
}

/**
 * A member of the project: writes, answers and marks everywhere, edits and deletes what they wrote.
 *
 * @example createCommentBoard({ permissions: memberPermissions(user.uuid), … })
 */
export function memberPermissions(userId: string): CommentPermissions {
  const wrote = (comment: BoardComment) => comment.poster_uuid === userId && !comment.is_deleted;
  return {
    canSend: () => true,
    canReply: (comment) => !comment.is_deleted,
    canProcess: (comment) => !comment.is_deleted && comment.parent_id === null,
    canEdit: wrote,
    canRemove: wrote,
  };
}

/** Reads along without writing anything. */
export const readerPermissions: CommentPermissions = {
  canSend: () => false,
  canReply: () => false,
  canProcess: () => false,
  canEdit: () => false,
  canRemove: () => false,
};
