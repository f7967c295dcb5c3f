import type { CommentImage, Drawing } from '@paidang/contract/entities';
import type { BoardComment } from './comment';

/** A change the server has not confirmed yet; applied on top of the last loaded list. */
export type Mutation =
  | { kind: 'send'; key: string; comment: BoardComment }
  | { kind: 'edit'; key: string; id: string; message: string; drawing: Drawing | null; images: readonly CommentImage[] }
  | { kind: 'processed'; key: string; id: string; processed: boolean }
  | { kind: 'remove'; key: string; id: string; parentId: string | null };

const replace = (
  comments: readonly BoardComment[],
  id: string | null,
  update: (comment: BoardComment) => BoardComment,
): readonly BoardComment[] =>
  comments.some((comment) => comment.message_id === id)
    ? comments.map((comment) => (comment.message_id === id ? update(comment) : comment))
    : comments;

const countReplies = (comments: readonly BoardComment[], parentId: string, step: number) =>
  replace(comments, parentId, (comment) => ({
    ...comment,
    response_count: Math.max(0, comment.response_count + step),
  }));

/** Inserts a comment in order of time, replacing the one with the same id so that nothing is shown twice. */
export function insertComment(comments: readonly BoardComment[], added: BoardComment): readonly BoardComment[] {
  const others = comments.filter((comment) => comment.message_id !== added.message_id);
  const later = others.findIndex((comment) => comment.created_at > added.created_at);
  return later < 0 ? [...others, added] : [...others.slice(0, later), added, ...others.slice(later)];
}

/** What remains of a deleted comment: nothing, or a placeholder that holds its replies. */
export function removeComment(comments: readonly BoardComment[], id: string): readonly BoardComment[] {
  const comment = comments.find((one) => one.message_id === id);
  if (!comment) return comments;
  if (comment.response_count === 0) return comments.filter((one) => one !== comment);
  return replace(comments, id, (one) => ({
    ...one,
    is_deleted: true,
    message: '',
    images: [],
    quote: null,
    drawing: null,
  }));
}

/**
 * Applies a mutation to one list: the heads, or the replies to one head.
 *
 * @param parentId `null` for the heads, else the head whose replies these are.
 */
function applyMutation(
  comments: readonly BoardComment[],
  mutation: Mutation,
  parentId: string | null,
): readonly BoardComment[] {
  switch (mutation.kind) {
    case 'send': {
      if (mutation.comment.parent_id === parentId) return insertComment(comments, mutation.comment);
      return mutation.comment.parent_id ? countReplies(comments, mutation.comment.parent_id, 1) : comments;
    }
    case 'edit':
      return replace(comments, mutation.id, (comment) => ({
        ...comment,
        message: mutation.message,
        drawing: mutation.drawing,
        images: [...mutation.images],
        is_updated: true,
        pending: true,
      }));
    case 'processed':
      return replace(comments, mutation.id, (comment) => ({
        ...comment,
        is_processed: mutation.processed,
        pending: true,
      }));
    case 'remove': {
      const left = removeComment(comments, mutation.id);
      return mutation.parentId ? countReplies(left, mutation.parentId, -1) : left;
    }
  }
}

export const applyMutations = (
  comments: readonly BoardComment[],
  mutations: readonly Mutation[],
  parentId: string | null,
): readonly BoardComment[] => mutations.reduce((list, mutation) => applyMutation(list, mutation, parentId), comments);

/** A saved list with the comment the server returned. */
export const mergeServerComment = (comments: readonly BoardComment[], answer: BoardComment): readonly BoardComment[] =>
  replace(comments, answer.message_id, (comment) => ({ ...answer, response_count: comment.response_count }));

/** The saved heads after a reply was stored (`1`) or deleted (`-1`). */
export const mergeReplyCount = countReplies;
