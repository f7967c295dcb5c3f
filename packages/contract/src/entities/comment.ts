import * as z from 'zod';
import { limits } from '../limits';
import { CommentRole } from '../vocabulary';
import { CommentOutcome, CommentProof } from './comment-outcome';
import { Drawing, PicturePoint } from './drawing';
import { Instant } from './project';

/** The anchor of a comment: W3C Web Annotation text quote (exact, prefix, suffix) and text position selectors. */
export const Quote = z.object({
  selectedText: z.string().max(2000),
  prefix: z.string().max(64).default(''),
  suffix: z.string().max(64).default(''),
  /** Character offsets in the text of the document. */
  start: z.number().int().min(0).max(limits.integer),
  end: z.number().int().min(0).max(limits.integer),
  /** The version the text was selected in. */
  version: z.number().int().min(0).max(limits.integer),
  /** For a quoted picture: the point referred to. */
  point: PicturePoint.optional(),
  /** For a form: the field referred to. It is found by name, whatever it contains in a later version. */
  field: z.string().max(64).optional(),
});
export type Quote = z.infer<typeof Quote>;

export const CommentImage = z.object({ filename: z.string(), path: z.string() });
export type CommentImage = z.infer<typeof CommentImage>;

/** The moment of a video a comment refers to. */
export const CommentTime = z.object({
  hour: z.number().int().min(0).max(99),
  minute: z.number().int().min(0).max(59),
  second: z.number().int().min(0).max(59),
  /** Milliseconds beyond the whole second, when a single frame is meant. */
  ms: z.number().int().min(0).max(999).optional(),
});
export type CommentTime = z.infer<typeof CommentTime>;

export const CommentMessage = z.object({
  message_id: z.uuid(),
  /** The message this one replies to; `null` for the first of a thread. */
  parent_id: z.uuid().nullable(),
  /** Plain text, never markup. Empty when deleted. */
  message: z.string(),
  quote: Quote.nullable(),
  /** On the board of a video: the moment the comment refers to. */
  time: CommentTime.nullable(),
  /** End of the range, for a comment on more than a moment. */
  time_end: CommentTime.nullish(),
  /** On the board of a video: the drawing on the frame of that moment. */
  drawing: Drawing.nullish(),
  /** On the board of a script: the segment; `null` for the script as a whole. */
  script_uuid: z.uuid().nullable(),
  /** On the board of a copy or a closing report: the platform. */
  platform_uuid: z.uuid().nullable(),
  images: z.array(CommentImage),
  is_processed: z.boolean(),
  is_updated: z.boolean(),
  is_deleted: z.boolean(),
  /** Uuid of an account or of a guest. */
  poster_uuid: z.uuid(),
  created_by: z.string(),
  company_name: z.string(),
  role: CommentRole,
  avatar: z.string().nullable(),
  created_at: Instant,
  updated_at: Instant,
  response_count: z.number().int(),
  /** The current version when the comment was written. */
  version: z.number().int(),
  /** Left unprocessed in an earlier version; somebody has to check whether the current version deals with it. */
  is_carried: z.boolean(),
  /** Set while it is carried: what happened to its place in the current version; absent where a board cannot determine this. */
  outcome: CommentOutcome.nullish(),
  /** Stored when the comment was processed because of what happened to its place. */
  proof: CommentProof.nullish(),
});
export type CommentMessage = z.infer<typeof CommentMessage>;

/** The first comment of a thread. */
export const CommentThread = CommentMessage.extend({
  /** Oldest first; absent for a thread with many replies, which are loaded by a call of their own. */
  replies: z.array(CommentMessage).optional(),
});
export type CommentThread = z.infer<typeof CommentThread>;
