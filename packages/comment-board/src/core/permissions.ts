import type { BoardComment } from './comment';

/** What the user may do. Only controls what is offered: the server must check again. */
export interface CommentPermissions {
  canSend(): boolean;
  canReply(comment: BoardComment): boolean;
  canProcess(comment: BoardComment): boolean;
  canEdit(comment: BoardComment): boolean;
  canRemove(comment: BoardComment): boolean;
}

/**
 * Permissions of a project member: comment, reply and mark as processed everywhere, edit and delete their own comments.
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

/** Read-only permissions. */
export const readerPermissions: CommentPermissions = {
  canSend: () => false,
  canReply: () => false,
  canProcess: () => false,
  canEdit: () => false,
  canRemove: () => false,
};
