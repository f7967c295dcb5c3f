import * as z from 'zod';
import { limits } from '../limits';
import { CommentRole } from '../vocabulary';
import { CommentOutcome, CommentProof } from './comment-outcome';
import { Drawing, PicturePoint } from './drawing';
import { Instant } from './project';

/** Where a comment points: W3C Web Annotation text quote (exact, prefix, suffix) and text position selectors. */
export const Quote = z.object({
  selectedText: z.string().max(2000),
  prefix: z.string().max(64).default(''),
  suffix: z.string().max(64).default(''),
  /** Character offsets in the text of the document. */
  start: z.number().int().min(0).max(limits.integer),
  end: z.number().int().min(0).max(limits.integer),
  /** The version in which the text was selected. */
  version: z.number().int().min(0).max(limits.integer),
  /** For a quoted picture: the point that is meant. */
  point: PicturePoint.optional(),
  /** Of a form: the field that is meant. It is found by its name, whatever it says in a later version. */
  field: z.string().max(64).optional(),
});
export type Quote = z.infer<typeof Quote>;

export const CommentImage = z.object({ filename: z.string(), path: z.string() });
export type CommentImage = z.infer<typeof CommentImage>;

/** The moment of a video a comment is about. */
export const CommentTime = z.object({
  hour: z.number().int().min(0).max(99),
  minute: z.number().int().min(0).max(59),
  second: z.number().int().min(0).max(59),
  /** Beyond the whole second, where one frame is meant. */
  ms: z.number().int().min(0).max(999).optional(),
});
export type CommentTime = z.infer<typeof CommentTime>;

export const CommentMessage = z.object({
  message_id: z.uuid(),
  /** The message this one replies to, `null` for the first of a thread. */
  parent_id: z.uuid().nullable(),
  /** Plain text, never markup. Empty when deleted. */
  message: z.string(),
  quote: Quote.nullable(),
  /** On the board of a video: the moment it speaks of. */
  time: CommentTime.nullable(),
  /** The end of the stretch it speaks of, where it speaks of more than a moment. */
  time_end: CommentTime.nullish(),
  /** On the board of a video: what was drawn on the frame of its moment. */
  drawing: Drawing.nullish(),
  /** On the board of a script: the segment, `null` for the script as a whole. */
  script_uuid: z.uuid().nullable(),
  /** On the board of a copywriting or a closing report: the platform. */
  platform_uuid: z.uuid().nullable(),
  images: z.array(CommentImage),
  is_processed: z.boolean(),
  is_updated: z.boolean(),
  is_deleted: z.boolean(),
  /** Of an account, or of a guest. */
  poster_uuid: z.uuid(),
  created_by: z.string(),
  company_name: z.string(),
  role: CommentRole,
  avatar: z.string().nullable(),
  created_at: Instant,
  updated_at: Instant,
  response_count: z.number().int(),
  /** The version that was current when the comment was written. */
  version: z.number().int(),
  /** Left unprocessed in an earlier version: whether it was dealt with in the current one is to be checked. */
  is_carried: z.boolean(),
  /** While it is carried: what became of its place in the current version; absent where a board cannot tell. */
  outcome: CommentOutcome.nullish(),
  /** Kept when it was processed because of what became of its place. */
  proof: CommentProof.nullish(),
});
export type CommentMessage = z.infer<typeof CommentMessage>;

/** The first comment of a thread. */
export const CommentThread = CommentMessage.extend({
  /** Oldest first; absent where there are many, which are a call of their own. */
  replies: z.array(CommentMessage).optional(),
});
export type CommentThread = z.infer<typeof CommentThread>;
