import { z } from 'zod';
import { CommentImage, CommentMessage, Quote } from '../entities';
import { limits } from '../limits';
import { messages } from '../rules';
import { defineCall } from './call';

const imageNames = z.array(z.string().max(80)).max(limits.comments.photos, messages.tooManyPhotos).default([]);
const TaskParams = z.object({ task: z.uuid() });
const MessageParams = TaskParams.extend({ message: z.uuid() });

export const CommentDraft = z.object({
  task_uuid: z.uuid(),
  message: z.string().max(limits.comments.textLength),
  /** The message answered; absent for a new thread. */
  message_id: z.uuid().optional(),
  quote: Quote.nullable().default(null),
  images: imageNames,
  askUUID: z.uuid().optional(),
});
export type CommentDraft = z.infer<typeof CommentDraft>;

/** The six calls every comment board has, under its own base path. */
const boardCalls = (base: string) => ({
  list: defineCall({
    method: 'GET',
    path: `${base}/{task}`,
    access: 'member',
    summary: '留言，舊的在前；回覆另外取',
    params: TaskParams,
    data: z.array(CommentMessage),
  }),
  send: defineCall({
    method: 'POST',
    path: `${base}/{task}`,
    access: 'member',
    summary: '留言或回覆',
    params: TaskParams,
    body: CommentDraft,
    data: CommentMessage,
  }),
  setProcessed: defineCall({
    method: 'PATCH',
    path: `${base}/{task}/{message}/status`,
    access: 'member',
    summary: '標為已處理或未處理',
    params: MessageParams,
    body: z.object({ status: z.boolean() }),
    data: CommentMessage,
  }),
  edit: defineCall({
    method: 'PATCH',
    path: `${base}/{task}/{message}`,
    access: 'member',
    summary: '修改自己的留言',
    params: MessageParams,
    body: z.object({ message: z.string().max(limits.comments.textLength), images: imageNames }),
    data: CommentMessage,
  }),
  remove: defineCall({
    method: 'DELETE',
    path: `${base}/{task}/{message}`,
    access: 'member',
    summary: '刪除自己的留言；有回覆的留下「此留言已刪除」',
    params: MessageParams,
    data: z.null(),
  }),
  replies: defineCall({
    method: 'GET',
    path: `${base}/{task}/{message}/responses`,
    access: 'member',
    summary: '回覆，舊的在前',
    params: MessageParams,
    data: z.array(CommentMessage),
  }),
});

export const outlineCommentCalls = boardCalls('/api/outline_message');

export const uploadCalls = {
  commentImage: defineCall({
    method: 'POST',
    path: '/api/message_boards/image',
    access: 'member',
    summary: '上傳留言照片（jpg、png，10MB 內）',
    encoding: 'multipart',
    files: ['file'],
    body: z.object({ task_uuid: z.uuid() }),
    data: CommentImage,
  }),
  images: defineCall({
    method: 'POST',
    path: '/api/images',
    access: 'member',
    summary: '上傳編輯器圖片（jpg、png，10MB 內）',
    encoding: 'multipart',
    files: ['files[]', 'file'],
    body: z.object({ task_uuid: z.uuid(), section: z.string().max(40).default('outline') }),
    data: z.object({ filename: z.string(), filenames: z.array(z.string()), paths: z.array(z.string()) }),
  }),
};
