import { calls } from '@paidang/contract/calls';
import type { CommentMessage, Quote } from '@paidang/contract/entities';
import { request } from './api';

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

const { outlineComments } = calls;

/** The comments of a task's outline. */
export const outlineBoard = (task: string): CommentSource => ({
  list: async () => (await request(outlineComments.list, { params: { task }, handles })).data,
  replies: async (message) => (await request(outlineComments.replies, { params: { task, message }, handles })).data,
  send: async ({ message, parentId, quote, images, clientKey }) => {
    const body = { task_uuid: task, message, quote, images, ...(parentId ? { message_id: parentId } : {}) };
    return (await request(outlineComments.send, { params: { task }, body, idempotencyKey: clientKey, handles })).data;
  },
  edit: async (message, body) =>
    (await request(outlineComments.edit, { params: { task, message }, body, handles })).data,
  remove: async (message) => (await request(outlineComments.remove, { params: { task, message }, handles })).data,
  setProcessed: async (message, status) =>
    (await request(outlineComments.setProcessed, { params: { task, message }, body: { status }, handles })).data,
});
