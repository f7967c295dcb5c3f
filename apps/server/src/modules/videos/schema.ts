import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { tasks } from '../projects/schema';
import { users } from '../users/schema';

export const videoSource = pgEnum('video_source', ['upload', 'link']);
/** The stored state. `interrupted` is derived from the time of the last chunk. */
export const videoState = pgEnum('video_state', ['uploading', 'making', 'transcoding', 'transcoded', 'failed']);

/** Videos. Once sent in a version, a video never changes. */
export const videos = pgTable(
  'videos',
  {
    id: id(),
    taskId: uuid()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    creatorId: uuid()
      .notNull()
      .references(() => users.id),
    source: videoSource().notNull(),
    state: videoState().notNull(),
    /** File name on the creator's device, or a name for the link's target. */
    name: text().notNull(),
    url: text(),
    /** Detected from the first chunk. */
    mediaType: text(),
    /** Size of the whole file. */
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    fingerprint: text(),
    chunks: integer().notNull().default(0),
    /** Prefix of the chunks' names; new for every file. */
    uploadKey: text().notNull(),
    lastChunkAt: instant(),
    /** When the upload was complete; videos are transcoded in this order. */
    queuedAt: instant(),
    /** When transcoding first started. */
    startedAt: instant(),
    /** The process that is transcoding it, until `claimedUntil`. */
    claim: uuid(),
    claimedUntil: instant(),
    attempts: integer().notNull().default(0),
    /** Transcoding progress in percent. */
    progress: integer().notNull().default(0),
    failure: text(),
    /** Name of the transcoded file in storage. */
    file: text(),
    fileBytes: bigint({ mode: 'number' }),
    fileSha256: text(),
    /** Key for signing the video's URLs. */
    signingKey: text().notNull(),
    /** Names of pictures. */
    poster: text(),
    thumbnails: text(),
    storyboard: text(),
    /** Number of pictures in the storyboard. */
    storyboardCount: integer(),
    /** When the last of its renditions was finished; from then on they are offered to players. */
    ladderAt: instant(),
    /** Name of the cover picture, and the second of its frame. */
    cover: text(),
    coverAt: doublePrecision(),
    /** Whether the chunks are kept, so that the uploaded file can be downloaded. */
    keepsOriginal: boolean().notNull().default(false),
    originalSha256: text(),
    /** Name of its captions file (WebVTT). */
    captions: text(),
    width: integer(),
    height: integer(),
    fps: doublePrecision(),
    /** In seconds. */
    duration: doublePrecision(),
    confirmedAt: instant(),
    sentAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('videos_unsent_index').on(table.taskId, table.creatorId).where(sql`${table.sentAt} is null`),
    uniqueIndex().on(table.file),
    index().on(table.state, table.queuedAt),
    index().on(table.creatorId),
  ],
);

/** Chunks of a file that have been received. */
export const videoChunks = pgTable(
  'video_chunks',
  {
    videoId: uuid()
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    /** From 0. */
    number: integer().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.videoId, table.number] })],
);

/** Copies of a video with burned-in text, each for one person who requested it. */
export const videoCopies = pgTable(
  'video_copies',
  {
    id: id(),
    videoId: uuid()
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    /** The burned-in lines of text. */
    lines: jsonb().$type<readonly string[]>().notNull(),
    /** Name in storage, once it is finished. */
    file: text(),
    bytes: bigint({ mode: 'number' }),
    sha256: text(),
    /** The process that is making it, until `claimedUntil`. */
    claim: uuid(),
    claimedUntil: instant(),
    attempts: integer().notNull().default(0),
    /** Progress in percent. */
    progress: integer().notNull().default(0),
    failedAt: instant(),
    orderedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.videoId),
    uniqueIndex().on(table.file),
    index().on(table.orderedAt).where(sql`${table.file} is null and ${table.failedAt} is null`),
  ],
);

/** The position of each segment in the file of a rendition. */
export interface RenditionIndex {
  /** Bytes that players read before the first segment. */
  readonly head: number;
  readonly segments: readonly { readonly seconds: number; readonly start: number; readonly bytes: number }[];
}

/** Further sizes of a video, planned along with it and made one at a time. */
export const videoRenditions = pgTable(
  'video_renditions',
  {
    videoId: uuid()
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    /** Length of the shorter side in pixels. */
    lines: integer().notNull(),
    /** Name in storage, once it is finished. */
    file: text(),
    bytes: bigint({ mode: 'number' }),
    width: integer(),
    height: integer(),
    /** Codecs as in RFC 6381, `avc1.64001f,mp4a.40.2`. */
    codecs: text(),
    index: jsonb().$type<RenditionIndex>(),
    /** The process that is making it, until `claimedUntil`. */
    claim: uuid(),
    claimedUntil: instant(),
    attempts: integer().notNull().default(0),
    /** When it was given up; the video does without this size. */
    failedAt: instant(),
    plannedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.videoId, table.lines] }),
    uniqueIndex().on(table.file),
    index().on(table.plannedAt).where(sql`${table.file} is null`),
  ],
);
