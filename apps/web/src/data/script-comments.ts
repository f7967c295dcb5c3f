import { calls } from '@paidang/contract/calls';
import { type CommentSource, commentSource } from './comments';

const { outlineComments: like } = calls;
const place = '/api/draft-script/get-script-messages/{task}/{script}';
const one = '/api/draft-script-messages/{message}';

/** A script's board: like that of an outline, at the paths of a script. */
const board = {
  list: { ...like.list, path: place },
  send: { ...like.send, path: place },
  edit: { ...like.edit, path: `${place}/{message}` },
  remove: { ...like.remove, path: `${place}/{message}` },
  setProcessed: { ...like.setProcessed, path: one },
  replies: { ...like.replies, path: one },
};

/** The comments of a script: of one segment, or of all. */
export const scriptBoard = (task: string, segment: string | null): CommentSource =>
  commentSource(board, { task, script: segment ?? 'all' }, segment ? { script_uuid: segment } : {});

/** The same board, telling of everything that is written on it. */
export const watchedBoard = (source: CommentSource, onWritten: () => void): CommentSource => {
  const told = <Made>(made: Promise<Made>): Promise<Made> => made.finally(onWritten);
  return {
    list: source.list,
    replies: source.replies,
    send: (comment) => told(source.send(comment)),
    edit: (message, change) => told(source.edit(message, change)),
    remove: (message) => told(source.remove(message)),
    setProcessed: (message, status) => told(source.setProcessed(message, status)),
  };
};
