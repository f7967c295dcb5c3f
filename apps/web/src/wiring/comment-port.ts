import type { CommentBoardPort } from '@paidang/comment-board';
import {
  editComment,
  listComments,
  listReplies,
  removeComment,
  sendComment,
  setProcessed,
} from '../data/outline-comments';
import { uploadCommentImage } from '../data/uploads';

export interface LiveCommentPort extends CommentBoardPort {
  /** Tells the board that somebody changed something. */
  changed: () => void;
}

/** An outline's comment board on the server. */
export function createOutlineCommentPort(task: string): LiveCommentPort {
  const listeners = new Set<() => void>();
  return {
    list: () => listComments(task),
    replies: (id) => listReplies(task, id),
    send: (submission) => sendComment(task, submission),
    edit: (id, change) => editComment(task, id, change),
    remove: (id) => removeComment(task, id),
    setProcessed: (id, processed) => setProcessed(task, id, processed),
    uploadImage: (file, options) => uploadCommentImage(task, file, options),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changed: () => {
      for (const listener of listeners) listener();
    },
  };
}
