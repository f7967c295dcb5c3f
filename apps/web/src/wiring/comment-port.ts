import type { CommentBoardPort } from '@paidang/comment-board';
import {
  type CommentPlace,
  editComment,
  listComments,
  listReplies,
  removeComment,
  restoreComment,
  sendComment,
  setProcessed,
} from '../data/comments';
import { uploadCommentImage } from '../data/uploads';

export interface LiveCommentPort extends CommentBoardPort {
  /** Tells the board that somebody changed something. */
  changed: () => void;
}

/**
 * A comment board on the server.
 *
 * @param clock the film that comments of a video point into.
 * @example createCommentPort({ area: 'copyComments', task, platform })
 */
export function createCommentPort(place: CommentPlace, clock?: CommentBoardPort['clock']): LiveCommentPort {
  const listeners = new Set<() => void>();
  const askUUID = crypto.randomUUID();
  return {
    list: () => listComments(place),
    replies: (id) => listReplies(place, id),
    send: (submission) => sendComment(place, submission, askUUID),
    edit: (id, change) => editComment(place, id, change),
    remove: (id) => removeComment(place, id),
    restore: (id) => restoreComment(place, id),
    setProcessed: (id, processed) => setProcessed(place, id, processed),
    uploadImage: (file, options) => uploadCommentImage(place.task, file, options),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changed: () => {
      for (const listener of listeners) listener();
    },
    ...(clock ? { clock } : {}),
  };
}
