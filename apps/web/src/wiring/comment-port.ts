import type { CommentBoardPort } from '@paidang/comment-board';
import type { CommentSource } from '../data/comments';
import { uploadCommentImage } from '../data/uploads';

export interface LiveCommentPort extends CommentBoardPort {
  /** Tells the board that somebody changed something. */
  changed: () => void;
}

/** A comment board on the server; its photos belong to the task. */
export function createCommentPort(source: CommentSource, task: string): LiveCommentPort {
  const listeners = new Set<() => void>();
  return {
    ...source,
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
