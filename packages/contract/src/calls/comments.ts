import * as z from 'zod';
import { CommentMessage, CommentThread, CommentTime, DrawingDraft, Quote } from '../entities';
import { limits } from '../limits';
import { messages } from '../rules';
import { functionCodes } from '../vocabulary';
import type { CallSchemas, Calls } from './call';

const imageNames = z.array(z.string().max(80)).max(limits.comments.photos, messages.tooManyPhotos).default([]);
const text = z.string().max(limits.comments.textLength);
const Comments = z.array(CommentMessage);
const Threads = z.array(CommentThread);

/** Fields sent with a comment on every board. */
const sharedDraft = {
  task_uuid: z.uuid(),
  message: text,
  /** The message being answered; absent for a new thread. */
  message_id: z.uuid().optional(),
  quote: Quote.nullable().default(null),
  images: imageNames,
  askUUID: z.uuid().optional(),
};

const task = { task: z.uuid() };
const message = { message: z.uuid() };

/** The text or the photos of one platform's copy. @default the text */
const CopyFunction = z.enum([functionCodes.copyText, functionCodes.copyPhotos]).optional();

interface Board<Place extends z.ZodRawShape, Extra extends z.ZodRawShape, Choice extends z.ZodRawShape> {
  /** Path parameters of the board. */
  place: Place;
  /** Fields a comment on this board has besides its text. */
  extra: Extra;
  /** Query parameters of the list. */
  choice: Choice;
}

/** The calls of each step's board; their parameters differ. */
function boardSchemas<Place extends z.ZodRawShape, Extra extends z.ZodRawShape, Choice extends z.ZodRawShape>({
  place,
  extra,
  choice,
}: Board<Place, Extra, Choice>) {
  const params = z.object(place);
  const messageParams = z.object({ ...place, ...message });
  return {
    list: { summary: '留言，舊的在前；多的回覆另外取', params, query: z.object(choice), data: Threads },
    send: { summary: '留言或回覆', params, body: z.object({ ...sharedDraft, ...extra }), data: CommentMessage },
    setProcessed: {
      summary: '標為已處理或未處理',
      params: messageParams,
      body: z.object({ status: z.boolean() }),
      data: CommentMessage,
    },
    prove: {
      summary: '確認這一版已依留言修改，連同留言處的前後內容一起記下',
      params: messageParams,
      /** The current version; an outdated one is refused. */
      body: z.object({ version: z.number().int().min(1).max(limits.integer) }),
      data: CommentMessage,
    },
    edit: {
      summary: '修改自己的留言',
      params: messageParams,
      body: z.object({ message: text, images: imageNames }),
      data: CommentMessage,
    },
    remove: { summary: '刪除自己的留言；有回覆的留下「此留言已刪除」', params: messageParams, data: z.null() },
    restore: { summary: '復原自己剛刪除的留言', params: messageParams, data: CommentMessage },
    replies: { summary: '回覆，舊的在前', params: messageParams, data: Comments },
  };
}

/** Takes no status: the server toggles it. */
const toggle = {
  summary: '已處理與未處理互換',
  params: z.object({ ...task, ...message }),
  body: z.object({}).nullish(),
  data: CommentMessage,
};

/** `all`: the script as a whole; its list contains the comments on every segment. */
const scriptPlace = { ...task, script: z.union([z.uuid(), z.literal('all')]) };
const scriptExtra = { script_uuid: z.uuid().nullish() };

const plain = { place: task, extra: {}, choice: {} };

export const briefCommentSchemas = boardSchemas(plain);
export const outlineCommentSchemas = boardSchemas(plain);

export const scriptCommentSchemas = {
  ...boardSchemas({ place: scriptPlace, extra: scriptExtra, choice: {} }),
  setProcessed: {
    summary: '標為已處理或未處理',
    params: z.object(message),
    body: z.object({ status: z.boolean() }),
    data: CommentMessage,
  },
  replies: { summary: '腳本留言（parent_id）的回覆，舊的在前', params: z.object(message), data: Comments },
  store: {
    summary: '對一段腳本留言或回覆',
    body: z.object({ ...sharedDraft, ...scriptExtra }),
    data: CommentMessage,
  },
};

const videoBoard = boardSchemas({
  ...plain,
  extra: { time: CommentTime.nullish(), time_end: CommentTime.nullish(), drawing: DrawingDraft.nullish() },
});

export const videoCommentSchemas = {
  ...videoBoard,
  setProcessed: toggle,
  edit: {
    ...videoBoard.edit,
    /** Omitted: the drawing stays as it is; `null`: it is removed. */
    body: videoBoard.edit.body.extend({ drawing: DrawingDraft.nullish() }),
  },
};

export const copyCommentSchemas = boardSchemas({
  place: { ...task, platform: z.uuid() },
  extra: { platform_uuid: z.uuid().optional(), function: CopyFunction },
  choice: { function: CopyFunction },
});

export const reportCommentSchemas = boardSchemas({
  place: { ...task, platform: z.uuid() },
  extra: { platform_uuid: z.uuid().optional() },
  choice: {},
});

export const worksCommentSchemas = { ...boardSchemas(plain), setProcessed: toggle };

interface BoardExtra {
  script_uuid?: string | null | undefined;
  platform_uuid?: string | undefined;
  function?: z.output<typeof CopyFunction>;
  time?: CommentTime | null | undefined;
  time_end?: CommentTime | null | undefined;
  drawing?: DrawingDraft | null | undefined;
}

type SharedDraft = typeof outlineCommentSchemas.send.body;

/** A comment to send to any board; fields a board does not have are ignored. */
export type CommentDraft = z.output<SharedDraft> & BoardExtra;
type SentDraft = z.input<SharedDraft> & BoardExtra;
type Params = z.ZodType<Record<string, string>>;
type Status = { status?: boolean } | null | undefined;
type EditedComment = z.output<typeof outlineCommentSchemas.edit.body> & Pick<BoardExtra, 'drawing'>;
type SentEdit = z.input<typeof outlineCommentSchemas.edit.body> & Pick<BoardExtra, 'drawing'>;
type ProvenVersion = { version: number };
type MessageParams = z.ZodType<Record<string, string> & { message: string }>;

/** What the boards have in common. */
export interface BoardSchemas {
  list: CallSchemas<Params, z.ZodType<{ function?: CommentDraft['function'] }>, z.ZodType, typeof Threads>;
  send: CallSchemas<Params, z.ZodType, z.ZodType<CommentDraft, SentDraft>, typeof CommentMessage>;
  setProcessed: CallSchemas<MessageParams, z.ZodType, z.ZodType<Status, Status>, typeof CommentMessage>;
  prove: CallSchemas<MessageParams, z.ZodType, z.ZodType<ProvenVersion, ProvenVersion>, typeof CommentMessage>;
  edit: CallSchemas<MessageParams, z.ZodType, z.ZodType<EditedComment, SentEdit>, typeof CommentMessage>;
  remove: CallSchemas<MessageParams, z.ZodType, z.ZodType, z.ZodNull>;
  restore: CallSchemas<MessageParams, z.ZodType, z.ZodType, typeof CommentMessage>;
  replies: CallSchemas<MessageParams, z.ZodType, z.ZodType, typeof Comments>;
}
export type BoardCalls = Calls<BoardSchemas>;
