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
/** The stored state. `interrupted` is computed from the time of the last chunk. */
export const videoState = pgEnum('video_state', ['uploading', 'making', 'transcoding', 'transcoded', 'failed']);

/** Videos. One that was sent in a version never changes. */
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
    /** Name on the creator's disk, or of what the link leads to. */
    name: text().notNull(),
    url: text(),
    /** Found in the first chunk. */
    mediaType: text(),
    /** Of the whole file. */
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    fingerprint: text(),
    chunks: integer().notNull().default(0),
    /** Prefix of the names of the chunks; a new one for every file. */
    uploadKey: text().notNull(),
    lastChunkAt: instant(),
    /** When the upload was complete; the oldest is transcoded first. */
    queuedAt: instant(),
    /** When transcoding first began. */
    startedAt: instant(),
    /** The process that transcodes it, until `claimedUntil`. */
    claim: uuid(),
    claimedUntil: instant(),
    attempts: integer().notNull().default(0),
    /** Percent of the transcoding. */
    progress: integer().notNull().default(0),
    failure: text(),
    /** Name of the transcoded file in the storage. */
    file: text(),
    fileBytes: bigint({ mode: 'number' }),
    fileSha256: text(),
    /** Signs the video's addresses. */
    signingKey: text().notNull(),
    /** Names of pictures. */
    poster: text(),
    thumbnails: text(),
    storyboard: text(),
    /** How many pictures the storyboard has. */
    storyboardCount: integer(),
    /** When the last of its renditions was made; players are offered them from then on. */
    ladderAt: instant(),
    /** Name of the picture that was chosen from the video, and the second of its frame. */
    cover: text(),
    coverAt: doublePrecision(),
    /** The chunks stay, for the file to be downloaded as it was uploaded. */
    keepsOriginal: boolean().notNull().default(false),
    originalSha256: text(),
    /** Name of its captions, WebVTT. */
    captions: text(),
    width: integer(),
    height: integer(),
    fps: doublePrecision(),
    /** Seconds. */
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

/** The chunks of a file that have arrived. */
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

/** Copies of a video with words burned into the picture, each for one person who asked for it. */
export const videoCopies = pgTable(
  'video_copies',
  {
    id: id(),
    videoId: uuid()
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    /** What is burned in, line by line. */
    lines: jsonb().$type<readonly string[]>().notNull(),
    /** Name in the storage, once it is made. */
    file: text(),
    bytes: bigint({ mode: 'number' }),
    sha256: text(),
    /** The process that makes it, until `claimedUntil`. */
    claim: uuid(),
    claimedUntil: instant(),
    attempts: integer().notNull().default(0),
    /** Percent of the making. */
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

/** Where each segment lies in the file of a rendition. */
export interface RenditionIndex {
  /** Bytes of what players read before any segment. */
  readonly head: number;
  readonly segments: readonly { readonly seconds: number; readonly start: number; readonly bytes: number }[];
}

/** Further sizes of a video, planned with it and made one at a time. */
export const videoRenditions = pgTable(
  'video_renditions',
  {
    videoId: uuid()
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    /** Of the shorter side. */
    lines: integer().notNull(),
    /** Name in the storage, once it is made. */
    file: text(),
    bytes: bigint({ mode: 'number' }),
    width: integer(),
    height: integer(),
    /** As RFC 6381 names them, `avc1.64001f,mp4a.40.2`. */
    codecs: text(),
    index: jsonb().$type<RenditionIndex>(),
    /** The process that makes it, until `claimedUntil`. */
    claim: uuid(),
    claimedUntil: instant(),
    attempts: integer().notNull().default(0),
    /** Given up: the video goes without this size. */
    failedAt: instant(),
    plannedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.videoId, table.lines] }),
    uniqueIndex().on(table.file),
    index().on(table.plannedAt).where(sql`${table.file} is null`),
  ],
);
