import * as z from 'zod';
import { limits } from '../limits';
import { messages } from '../rules';
import { reviewActions, videoStates } from '../workflow';
import { Instant } from './project';
import { draftOf, stepViewOf, VersionSummary } from './review';

const { video: most } = limits;

/** A version of the video step: the video and its creator's note. */
export const VideoContent = z.object({
  video_uuid: z.uuid(),
  /** Plain text. */
  note: z.string().max(most.noteLength),
});
export type VideoContent = z.infer<typeof VideoContent>;

/** A video as both sides see it. */
export const SentVideo = z.object({
  video_uuid: z.uuid(),
  /** A link is not fetched: it has no pictures, and its length is the one its creator gave. */
  source: z.enum(['upload', 'link']),
  /** Name of the file, or of what the link leads to. */
  name: z.string(),
  /**
   * What a player plays; `null` where only the link can be opened. An address of ours is signed and changes every few hours,
   * good for at least twelve: a player keeps the one it began with, and asks again when it is refused.
   */
  path: z.string().nullable(),
  /** The link, when it is one. */
  url: z.string().nullable(),
  poster: z.string().nullable(),
  /** `count` pictures side by side, evenly spread over the video. */
  thumbnails: z
    .object({
      path: z.string(),
      count: z.number().int(),
      /** Pixels of one of them. */
      width: z.number().int(),
      height: z.number().int(),
    })
    .nullable(),
  /**
   * Playlist (HLS) of the same video in several sizes, for players that choose by the line; signed as `path`. `null` until it is
   * made, and for small videos, which have one size.
   */
  ladder: z.string().nullable(),
  /** Pictures to look for a place by, row by row in one picture; the first is of the beginning. */
  storyboard: z
    .object({
      path: z.string(),
      count: z.number().int(),
      columns: z.number().int(),
      /** Seconds from one to the next. */
      interval: z.number(),
      /** Pixels of one of them. */
      width: z.number().int(),
      height: z.number().int(),
    })
    .nullable(),
  /** The frame its creator chose to stand for it; `null` until one is chosen. */
  cover: z
    .object({
      path: z.string(),
      /** Seconds of the frame. */
      at: z.number(),
    })
    .nullable(),
  /** The platform keeps the file as it was uploaded, to download. */
  has_original: z.boolean(),
  /** WebVTT of what is said, where its creator has given it. */
  captions: z.string().nullish(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Pictures a second. */
  fps: z.number().nullable(),
  /** Seconds, with fractions. `null` for a link whose length has not been entered yet. */
  duration: z.number().nullable(),
});
export type SentVideo = z.infer<typeof SentVideo>;

/** An unsent video; only its creator ever receives it. */
export const Video = z.object({
  video_uuid: z.uuid(),
  state: z.enum(videoStates),
  source: z.enum(['upload', 'link']),
  name: z.string(),
  url: z.string().nullable(),
  /** Of the file that is sent, 0 for a link. */
  bytes: z.number().int(),
  fingerprint: z.string().nullable(),
  /** How many the file is sent in, 0 for a link. */
  chunks: z.number().int(),
  /** Chunks the server has, counted from 0 and in order; empty once transcoding has begun. */
  stored_chunks: z.array(z.number().int()),
  /** Percent of what the state is about: sent while uploading, done while transcoding. */
  progress: z.number().int().min(0).max(100),
  /** Why it failed, for its creator to read. */
  failure: z.string().nullable(),
  /** The creator has confirmed the duration: it may be sent. */
  is_confirmed: z.boolean(),
  /** Until when an unfinished upload can be gone on with. */
  kept_until: Instant.nullable(),
  updated_at: Instant,
  /** Once it is transcoded. */
  film: SentVideo.nullable(),
});
export type Video = z.infer<typeof Video>;

/** What an upload says of the file with every chunk, as JSON. */
export const VideoFeedback = z.object({
  /** Name on the sender's disk. */
  name: z.string().trim().min(1).max(255),
  /** Bytes of the whole file. */
  size: z.number().int().positive(messages.videoEmpty),
  /** Identifies the file, such as a hash of name, size, date and first chunk: the upload of the same file is resumed. */
  fingerprint: z.string().regex(/^[\w-]{16,128}$/),
  /** SHA-256 of this chunk in hex; a chunk that is not it was damaged on its way and is refused. */
  sha256: z
    .string()
    .regex(/^[\da-f]{64}$/)
    .optional(),
  /** The creator's note; without it, the previous note stays. */
  note: VideoContent.shape.note.optional(),
});
export type VideoFeedback = z.infer<typeof VideoFeedback>;

/** A version in the rail, with what is seen of it there. */
export const VideoVersionSummary = VersionSummary.extend({ film: SentVideo });
export type VideoVersionSummary = z.infer<typeof VideoVersionSummary>;

export const VideoVersion = VideoVersionSummary.extend({ content: VideoContent, content_hash: z.string() });
export type VideoVersion = z.infer<typeof VideoVersion>;
export const VideoDraft = draftOf(VideoContent);
export type VideoDraft = z.infer<typeof VideoDraft>;

export const VideoView = stepViewOf(VideoContent, reviewActions).extend({
  versions: z.array(VideoVersionSummary),
  /** The video of the caller's draft. */
  video: Video.nullable(),
});
export type VideoView = z.infer<typeof VideoView>;
