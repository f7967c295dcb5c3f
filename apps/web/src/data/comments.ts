import { calls } from '@paidang/contract/calls';
import type { CommentMessage, Quote } from '@paidang/contract/entities';
import { type Answering, ask } from './ask';

/** The board has its own words for what goes wrong. */
const handles = 'all' as const;

export interface NewComment {
  message: string;
  parentId: string | null;
  quote: Quote | null;
  images: string[];
  clientKey: string;
}

/** The calls of one comment board, bound to what it is about. */
export interface CommentSource {
  list: () => Promise<CommentMessage[]>;
  replies: (message: string) => Promise<CommentMessage[]>;
  send: (comment: NewComment) => Promise<CommentMessage>;
  edit: (message: string, change: { message: string; images: string[] }) => Promise<CommentMessage>;
  remove: (message: string) => Promise<null>;
  setProcessed: (message: string, status: boolean) => Promise<CommentMessage>;
}

interface BoardCalls {
  list: Answering<CommentMessage[]>;
  replies: Answering<CommentMessage[]>;
  send: Answering<CommentMessage>;
  edit: Answering<CommentMessage>;
  remove: Answering<null>;
  setProcessed: Answering<CommentMessage>;
}

/**
 * A comment board on the server.
 *
 * @param params fill in the paths of the calls
 * @param about what a new comment says about its place, beside its words
 */
export const commentSource = (
  board: BoardCalls,
  params: { task: string; platform?: string; script?: string },
  about: Record<string, string> = {},
): CommentSource => ({
  list: () => ask(board.list, { params, handles }),
  replies: (message) => ask(board.replies, { params: { ...params, message }, handles }),
  send: ({ message, parentId, quote, images, clientKey }) => {
    const answered = parentId ? { message_id: parentId } : {};
    const body = { task_uuid: params.task, message, quote, images, ...answered, ...about };
    return ask(board.send, { params, body, idempotencyKey: clientKey, handles });
  },
  edit: (message, body) => ask(board.edit, { params: { ...params, message }, body, handles }),
  remove: (message) => ask(board.remove, { params: { ...params, message }, handles }),
  setProcessed: (message, status) =>
    ask(board.setProcessed, { params: { ...params, message }, body: { status }, handles }),
});

/** The comments of a task's outline. */
export const outlineBoard = (task: string) => commentSource(calls.outlineComments, { task });

/** The calls of a board like that of an outline, at another place. */
const boardAt = (base: string): BoardCalls => ({
  list: { ...calls.outlineComments.list, path: base },
  send: { ...calls.outlineComments.send, path: base },
  edit: { ...calls.outlineComments.edit, path: `${base}/{message}` },
  remove: { ...calls.outlineComments.remove, path: `${base}/{message}` },
  setProcessed: { ...calls.outlineComments.setProcessed, path: `${base}/{message}/status` },
  replies: { ...calls.outlineComments.replies, path: `${base}/{message}/responses` },
});

const briefComments = boardAt('/api/brief-message/{task}');
const copyComments = boardAt('/api/copy-writing-message/{task}/{platform}');

/** The comments of a task's demand form. */
export const briefBoard = (task: string) => commentSource(briefComments, { task });

/** The comments of one platform's copy, words and pictures. */
export const copyBoard = (task: string, platform: string) => commentSource(copyComments, { task, platform });
