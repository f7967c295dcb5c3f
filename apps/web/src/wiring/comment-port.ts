import type { CommentBoardPort } from '@paidang/comment-board/document';
import type { CommentMessage } from '@paidang/contract/entities';
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
 * @param clock the film that comments on a video refer to
 * @example createCommentPort({ area: 'copyComments', task, platform })
 */
export function createCommentPort(place: CommentBoardRef, clock?: CommentBoardPort['clock']): LiveCommentPort {
  const listeners = new Set<() => void>();
  /** Replies delivered with the list, kept until they are requested or a comment is changed here. */
  let handed = new Map<string, CommentMessage[]>();
  const changing = <Result>(call: Promise<Result>): Promise<Result> => {
    const forget = () => handed.clear();
    forget();
    return call.finally(forget);
  };
  return {
    list: async () => {
      const threads = await listComments(place);
      handed = new Map(threads.flatMap(({ message_id, replies }) => (replies ? [[message_id, replies]] : [])));
      return threads.map(({ replies: _, ...thread }) => thread);
    },
    replies: async (id) => {
      const known = handed.get(id);
      handed.delete(id);
      return known ?? listReplies(place, id);
    },
    send: async (submission) => {
      const { join, sent } = useCommentRun.getState();
      const askUUID = join(place.task);
      const comment = await changing(sendComment(place, submission, askUUID));
      sent(askUUID, `${functionsOf(place)[0]}${submission.parentId ? actionCodes.replied : actionCodes.commented}`);
      return comment;
    },
    edit: (id, change) => changing(editComment(place, id, change)),
    remove: (id) => changing(removeComment(place, id)),
    restore: (id) => changing(restoreComment(place, id)),
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
