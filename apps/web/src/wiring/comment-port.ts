import type { CommentBoardPort } from '@paidang/comment-board/document';
import { boardSteps } from '@paidang/contract/steps';
import { actionCodes, type FunctionCode } from '@paidang/contract/vocabulary';
import {
  type CommentBoardRef,
  editComment,
  type LiveCommentPort,
  listComments,
  listReplies,
  proveComment,
  removeComment,
  restoreComment,
  sendComment,
  setProcessed,
} from '../data/comments';
import { uploadCommentImage } from '../data/uploads';
import { useCommentRun } from '../stores/comment-run';
import { useComplaint } from '../stores/complaint';

const functionsOf = ({ area, function: part }: CommentBoardRef): readonly FunctionCode[] =>
  part ? [part] : boardSteps(area);

/**
 * A comment board on the server.
 *
 * @param clock the film that comments of a video point into.
 * @example createCommentPort({ area: 'copyComments', task, platform })
 */
export function createCommentPort(place: CommentBoardRef, clock?: CommentBoardPort['clock']): LiveCommentPort {
  const listeners = new Set<() => void>();
  return {
    list: () => listComments(place),
    replies: (id) => listReplies(place, id),
    send: async (submission) => {
      const { join, sent } = useCommentRun.getState();
      const askUUID = join(place.task);
      const comment = await sendComment(place, submission, askUUID);
      sent(askUUID, `${functionsOf(place)[0]}${submission.parentId ? actionCodes.replied : actionCodes.commented}`);
      return comment;
    },
    edit: (id, change) => editComment(place, id, change),
    remove: (id) => removeComment(place, id),
    restore: (id) => restoreComment(place, id),
    report: ({ message_id: message, message: text }) =>
      useComplaint.getState().begin({ place: 'comment', message, text }),
    setProcessed: (id, processed) => setProcessed(place, id, processed),
    prove: (id, version) => proveComment(place, id, version),
    uploadImage: (file, options) => uploadCommentImage(place.task, file, options),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changed: (board) => {
      if (board && !functionsOf(place).includes(board)) return;
      for (const listener of listeners) listener();
    },
    ...(clock ? { clock } : {}),
  };
}
