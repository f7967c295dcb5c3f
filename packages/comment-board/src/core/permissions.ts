import type { CommentMessage } from '@paidang/contract/entities';

/** Who may do what; the server decides again. */
export interface CommentPermissions {
  canSend(): boolean;
  canReply(comment: CommentMessage): boolean;
  canProcess(comment: CommentMessage): boolean;
  canEdit(comment: CommentMessage): boolean;
  canRemove(comment: CommentMessage): boolean;
}

/**
 * A member of the project: writes, answers and marks everywhere, edits and deletes what they wrote.
 *
 * @example createCommentBoard({ permissions: memberPermissions(user.uuid), … })
 */
export function memberPermissions(userId: string): CommentPermissions {
  const wrote = (comment: CommentMessage) => comment.poster_uuid === userId && !comment.is_deleted;
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
