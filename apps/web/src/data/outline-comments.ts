import { calls } from '@paidang/contract/calls';
import type { CommentMessage, Quote } from '@paidang/contract/entities';
import { request } from './api';

const { outlineComments } = calls;
/** The board has its own words for what goes wrong. */
const handles = 'all' as const;

export interface NewComment {
  message: string;
  parentId: string | null;
  quote: Quote | null;
  images: string[];
  clientKey: string;
}

export const listComments = async (task: string): Promise<CommentMessage[]> =>
  (await request(outlineComments.list, { params: { task }, handles })).data;

export const listReplies = async (task: string, message: string): Promise<CommentMessage[]> =>
  (await request(outlineComments.replies, { params: { task, message }, handles })).data;

export const sendComment = async (task: string, { message, parentId, quote, images, clientKey }: NewComment) =>
  (
    await request(outlineComments.send, {
      params: { task },
      body: { task_uuid: task, message, quote, images, ...(parentId ? { message_id: parentId } : {}) },
      idempotencyKey: clientKey,
      handles,
    })
  ).data;

export const editComment = async (task: string, message: string, body: { message: string; images: string[] }) =>
  (await request(outlineComments.edit, { params: { task, message }, body, handles })).data;

export const removeComment = async (task: string, message: string) =>
  (await request(outlineComments.remove, { params: { task, message }, handles })).data;

export const setProcessed = async (task: string, message: string, status: boolean) =>
  (await request(outlineComments.setProcessed, { params: { task, message }, body: { status }, handles })).data;
