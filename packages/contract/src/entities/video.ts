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
  /** A link is not fetched: it has no pictures, and its duration is the one its creator entered. */
  source: z.enum(['upload', 'link']),
  /** Name of the file, or of the page the link leads to. */
  name: z.string(),
  /**
   * What a player plays; `null` if it can only be opened as a link. An address of ours is signed, changes every few hours and
   * is valid for at least twelve: a player keeps the one it started with, and requests a new one when it is refused.
   */
  path: z.string().nullable(),
  /** The link, if the video is one. */
  url: z.string().nullable(),
  poster: z.string().nullable(),
  /** `count` pictures side by side, evenly spaced over the video. */
  thumbnails: z
    .object({
      path: z.string(),
      count: z.number().int(),
      /** Width of one picture in pixels. */
      width: z.number().int(),
      height: z.number().int(),
    })
    .nullable(),
  /**
   * HLS playlist of the same video in several sizes, for players that choose by bandwidth; signed like `path`. `null` until it
   * is made, and for small videos, which have only one size.
   */
  ladder: z.string().nullable(),
  /** Pictures for scrubbing, row by row in one image; the first shows the beginning. */
  storyboard: z
    .object({
      path: z.string(),
      count: z.number().int(),
      columns: z.number().int(),
      /** Seconds between two pictures. */
      interval: z.number(),
      /** Width of one picture in pixels. */
      width: z.number().int(),
      height: z.number().int(),
    })
    .nullable(),
  /** The frame its creator chose as cover; `null` until one is chosen. */
  cover: z
    .object({
      path: z.string(),
      /** Position of the frame in seconds. */
      at: z.number(),
    })
    .nullable(),
  /** The platform keeps the uploaded file, available for download. */
  has_original: z.boolean(),
  /** WebVTT captions, if its creator provided them. */
  captions: z.string().nullish(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Frames per second. */
  fps: z.number().nullable(),
  /** In seconds, with fractions. `null` for a link whose duration has not been entered yet. */
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
  /** Size of the file; 0 for a link. */
  bytes: z.number().int(),
  fingerprint: z.string().nullable(),
  /** Number of chunks of the file; 0 for a link. */
  chunks: z.number().int(),
  /** Indexes of the chunks the server has, from 0 and in order; empty once transcoding has started. */
  stored_chunks: z.array(z.number().int()),
  /** Percentage sent while uploading, or done while transcoding. */
  progress: z.number().int().min(0).max(100),
  /** Why it failed, as a message for its creator. */
  failure: z.string().nullable(),
  /** The creator has confirmed the duration, so the video may be sent. */
  is_confirmed: z.boolean(),
  /** Until when an unfinished upload can be resumed. */
  kept_until: Instant.nullable(),
  updated_at: Instant,
  /** Set once the video is transcoded. */
  film: SentVideo.nullable(),
});
export type Video = z.infer<typeof Video>;

/** What an upload sends about the file with every chunk, as JSON. */
export const VideoFeedback = z.object({
  /** File name on the sender's device. */
  name: z.string().trim().min(1).max(255),
  /** Size of the whole file in bytes. */
  size: z.number().int().positive(messages.videoEmpty),
  /** Identifies the file, such as a hash of name, size, date and first chunk; an upload with the same fingerprint is resumed. */
  fingerprint: z.string().regex(/^[\w-]{16,128}$/),
  /** SHA-256 of this chunk in hex; a chunk that does not match was damaged in transit and is refused. */
  sha256: z
    .string()
    .regex(/^[\da-f]{64}$/)
    .optional(),
  /** The creator's note; if omitted, the previous note stays. */
  note: VideoContent.shape.note.optional(),
});
export type VideoFeedback = z.infer<typeof VideoFeedback>;

/** A version in the version rail, with its video. */
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
