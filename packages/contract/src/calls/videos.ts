import * as z from 'zod';
import { Video, VideoContent, VideoFeedback, VideoVersion, VideoView } from '../entities';
import { limits } from '../limits';
import { errorCodes } from '../routes/errors';
import { checkVideoLink, messages } from '../rules';
import type { Schemas } from './call';
import { checked } from './checked';
import { askUUID, moveSchemas, ReadingQuery, storeFields, TaskParams, VersionParams } from './reviews';

const VideoParams = TaskParams.extend({ video: z.uuid() });

/**
 * The video step (050), reviewed like texts. A video is uploaded first ({@link videoUploadSchemas}); sending turns the draft
 * the upload has created into a version.
 */
export const videoSchemas = {
  view: {
    summary: '影片：狀態、版本、自己還沒送出的影片',
    params: TaskParams,
    query: ReadingQuery,
    data: VideoView.extend({
      /** With `reading`: the version displayed first. */
      texts: z.array(VideoVersion).optional(),
    }),
  },
  version: {
    summary: '影片的一個版本（1 是 A copy，之後是 B copy）',
    params: VersionParams,
    data: VideoVersion,
  },
  /** Sending requires a transcoded video with a confirmed duration. */
  store: {
    summary: '儲存要說的話，或送出影片成為新版本',
    params: TaskParams,
    body: z.object({ content: VideoContent, ...storeFields }),
    data: VideoView,
    errors: [errorCodes.conflict],
  },
  /** Returns a temporary address to download a version from. The request is recorded as evidence. */
  download: {
    summary: '下載影片的一個版本，留下存證紀錄',
    params: VersionParams,
    body: z.object({
      /** `film`: the file players play; `original`: the uploaded file. */
      file: z.enum(['film', 'original']),
    }),
    data: z.object({ address: z.string() }),
  },
  ...moveSchemas({ params: TaskParams, view: VideoView, title: '影片' }),
} satisfies Schemas;

/** JSON in a form field. */
const inJson = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: messages.checkFormat });
        return z.NEVER;
      }
    })
    .pipe(schema);

const count = z.coerce.number().int().max(limits.integer);

/** Uploads of videos: in chunks, in the background, resumable after an interruption. */
export const videoUploadSchemas = {
  /**
   * One chunk of a file, or a link instead. The first chunk is sent first, the others in any order; sending a stored chunk
   * again returns the response of a new one. The same file (by fingerprint) is resumed; a different one replaces an
   * unsent upload. `_method=PATCH` keeps the video's uuid.
   */
  upload: {
    summary: '上傳影片的一段（每段 5MB），或改用連結',
    encoding: 'multipart',
    files: ['file'],
    body: z.object({
      task_uuid: z.uuid(),
      _method: z.literal('PATCH').optional(),
      /** The video to replace. @default the video of the caller's draft */
      video_uuid: z.uuid().optional(),
      /** Number of the chunk, from 0. */
      chunk: count.min(0).optional(),
      /** Total number of chunks. */
      chunks: count.min(1).optional(),
      /** {@link VideoFeedback} as JSON; without a file, only its note. */
      feedback: inJson(VideoFeedback.partial()).optional(),
      url: checked(checkVideoLink).optional(),
      askUUID,
    }),
    data: Video,
    errors: [errorCodes.conflict, errorCodes.tooLarge, errorCodes.unsupportedType],
  },
  /** Returns which chunks the server has. */
  unsent: {
    summary: '自己還沒送出的影片與已上傳的段落，沒有時為 null',
    params: TaskParams,
    /** Restricts the result to an upload of this file. */
    query: z.object({ fingerprint: VideoFeedback.shape.fingerprint.optional() }),
    data: Video.nullable(),
  },
  confirm: {
    summary: '確認片長；連結沒有片長，要填寫秒數',
    params: VideoParams,
    body: z.object({ duration: z.number().min(1).max(limits.video.lastSecond).optional() }),
    data: Video,
  },
  /** Makes the frame at this second the cover of the video; `null` removes it. Only before the video is sent. */
  cover: {
    summary: '選一格畫面當封面',
    params: VideoParams,
    body: z.object({ at: z.number().min(0).max(limits.video.lastSecond).nullable() }),
    data: Video,
  },
  /** Returns the video as it was, with the state `cancelled`. */
  cancel: {
    summary: '取消上傳，或移除還沒送出的影片',
    params: VideoParams,
    data: Video,
  },
} satisfies Schemas;
