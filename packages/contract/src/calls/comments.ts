import * as z from 'zod';
import { CommentImage, CommentMessage, CommentTime, Quote } from '../entities';
import { limits } from '../limits';
import { messages } from '../rules';
import type { BoardArea } from '../steps';
import { functionCodes } from '../vocabulary';
import { type Call, defineCall, joinCalls } from './call';

const imageNames = z.array(z.string().max(80)).max(limits.comments.photos, messages.tooManyPhotos).default([]);
const text = z.string().max(limits.comments.textLength);
const Comments = z.array(CommentMessage);

/** What a comment is sent with on every board. */
const sharedDraft = {
  task_uuid: z.uuid(),
  message: text,
  /** The message answered; absent for a new thread. */
  message_id: z.uuid().optional(),
  quote: Quote.nullable().default(null),
  images: imageNames,
  askUUID: z.uuid().optional(),
};

const task = { task: z.uuid() };
const message = { message: z.uuid() };

/** Text or photos of one platform's copywriting. @default the text */
const CopyFunction = z.enum([functionCodes.copyText, functionCodes.copyPhotos]).optional();

/** What each board of a step offers; paths and parameters differ. */
function boardCalls<Place extends z.ZodRawShape, Extra extends z.ZodRawShape, Choice extends z.ZodRawShape>(
  base: string,
  { place, extra, choice }: { place: Place; extra: Extra; choice: Choice },
) {
  const params = z.object(place);
  const messageParams = z.object({ ...place, ...message });
  return {
    list: defineCall({
      method: 'GET',
      path: base,
      access: 'member',
      summary: '留言，舊的在前；回覆另外取',
      params,
      query: z.object(choice),
      data: Comments,
    }),
    send: defineCall({
      method: 'POST',
      path: base,
      access: 'member',
      summary: '留言或回覆',
      params,
      body: z.object({ ...sharedDraft, ...extra }),
      data: CommentMessage,
    }),
    setProcessed: defineCall({
      method: 'PATCH',
      path: `${base}/{message}/status`,
      access: 'member',
      summary: '標為已處理或未處理',
      params: messageParams,
      body: z.object({ status: z.boolean() }),
      data: CommentMessage,
    }),
    edit: defineCall({
      method: 'PATCH',
      path: `${base}/{message}`,
      access: 'member',
      summary: '修改自己的留言',
      params: messageParams,
      body: z.object({ message: text, images: imageNames }),
      data: CommentMessage,
    }),
    remove: defineCall({
      method: 'DELETE',
      path: `${base}/{message}`,
      access: 'member',
      summary: '刪除自己的留言；有回覆的留下「此留言已刪除」',
      params: messageParams,
      data: z.null(),
    }),
    restore: defineCall({
      method: 'POST',
      path: `${base}/{message}/restore`,
      access: 'member',
      summary: '復原自己剛刪除的留言',
      params: messageParams,
      data: CommentMessage,
    }),
    replies: defineCall({
      method: 'GET',
      path: `${base}/{message}/responses`,
      access: 'member',
      summary: '回覆，舊的在前',
      params: messageParams,
      data: Comments,
    }),
  };
}

/** The status is left out: the server turns it over. */
const toggleCall = (base: string) =>
  defineCall({
    method: 'PATCH',
    path: `${base}/{message}/status`,
    access: 'member',
    summary: '已處理與未處理互換',
    params: z.object({ ...task, ...message }),
    body: z.object({}).nullish(),
    data: CommentMessage,
  });

const videoPath = '/api/video-messages/{task}';
const worksPath = '/api/works-online-message/{task}';
const copyPath = '/api/copy-writing-message/{task}/{platform}';
const scriptPath = '/api/draft-script/get-script-messages/{task}/{script}';
const scriptMessagePath = '/api/draft-script-messages/{message}';

/** `all`: the script as a whole; its list is that of every segment. */
const scriptPlace = { ...task, script: z.union([z.uuid(), z.literal('all')]) };
const scriptExtra = { script_uuid: z.uuid().nullish() };

const plain = { place: task, extra: {}, choice: {} };

export const briefCommentCalls = boardCalls('/api/brief-message/{task}', plain);
export const outlineCommentCalls = boardCalls('/api/outline_message/{task}', plain);

export const scriptCommentCalls = joinCalls(
  boardCalls(scriptPath, { place: scriptPlace, extra: scriptExtra, choice: {} }),
  {
    setProcessed: defineCall({
      method: 'PATCH',
      path: scriptMessagePath,
      access: 'member',
      summary: '標為已處理或未處理',
      params: z.object(message),
      body: z.object({ status: z.boolean() }),
      data: CommentMessage,
    }),
    replies: defineCall({
      method: 'GET',
      path: scriptMessagePath,
      access: 'member',
      summary: '腳本留言（parent_id）的回覆，舊的在前',
      params: z.object(message),
      data: Comments,
    }),
    store: defineCall({
      method: 'POST',
      path: '/api/draft-script/message/store',
      access: 'member',
      summary: '對一段腳本留言或回覆',
      body: z.object({ ...sharedDraft, ...scriptExtra }),
      data: CommentMessage,
    }),
  },
);

export const videoCommentCalls = joinCalls(
  boardCalls(videoPath, { ...plain, extra: { time: CommentTime.nullish(), time_end: CommentTime.nullish() } }),
  { setProcessed: toggleCall(videoPath) },
);

export const copyCommentCalls = boardCalls(copyPath, {
  place: { ...task, platform: z.uuid() },
  extra: { platform_uuid: z.uuid().optional(), function: CopyFunction },
  choice: { function: CopyFunction },
});

export const worksCommentCalls = joinCalls(boardCalls(worksPath, plain), { setProcessed: toggleCall(worksPath) });

/** The six boards, by the name of their area. */
export const commentCalls = {
  briefComments: briefCommentCalls,
  outlineComments: outlineCommentCalls,
  scriptComments: scriptCommentCalls,
  copyComments: copyCommentCalls,
  videoComments: videoCommentCalls,
  worksComments: worksCommentCalls,
} satisfies Record<BoardArea, BoardCalls>;

interface BoardExtra {
  script_uuid?: string | null | undefined;
  platform_uuid?: string | undefined;
  function?: z.output<typeof CopyFunction>;
  time?: CommentTime | null | undefined;
  time_end?: CommentTime | null | undefined;
}

type SharedDraft = NonNullable<typeof outlineCommentCalls.send.body>;

/** A comment on its way to any board: what a board does not know is not read. */
export type CommentDraft = z.output<SharedDraft> & BoardExtra;
type SentDraft = z.input<SharedDraft> & BoardExtra;
type Params = z.ZodType<Record<string, string>>;
type Status = { status?: boolean } | null | undefined;
type MessageParams = z.ZodType<Record<string, string> & { message: string }>;

/** What code for any of the six boards may rely on. */
export interface BoardCalls {
  list: Call<Params, z.ZodType<{ function?: CommentDraft['function'] }>, z.ZodType, typeof Comments>;
  send: Call<Params, z.ZodType, z.ZodType<CommentDraft, SentDraft>, typeof CommentMessage>;
  setProcessed: Call<MessageParams, z.ZodType, z.ZodType<Status, Status>, typeof CommentMessage>;
  edit: Call<MessageParams, z.ZodType, NonNullable<typeof outlineCommentCalls.edit.body>, typeof CommentMessage>;
  remove: Call<MessageParams, z.ZodType, z.ZodType, z.ZodNull>;
  restore: Call<MessageParams, z.ZodType, z.ZodType, typeof CommentMessage>;
  replies: Call<MessageParams, z.ZodType, z.ZodType, typeof Comments>;
}

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
