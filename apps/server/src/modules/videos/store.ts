import { limits } from '@paidang/contract/limits';
import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { videoChunks, videos } from './schema';

export type VideoRow = typeof videos.$inferSelect;
export type NewVideo = typeof videos.$inferInsert;

/** A creator's unsent video; there is at most one. */
const isUnsent = (taskId: string, creatorId: string) =>
  and(eq(videos.taskId, taskId), eq(videos.creatorId, creatorId), isNull(videos.sentAt));

export async function findUnsent(db: Database, taskId: string, creatorId: string): Promise<VideoRow | null> {
  const [row] = await db.select().from(videos).where(isUnsent(taskId, creatorId));
  return row ?? null;
}

/** The unsent video, locked until the end of the transaction. */
export async function lockUnsent(db: Database, taskId: string, creatorId: string): Promise<VideoRow | null> {
  const [row] = await db.select().from(videos).where(isUnsent(taskId, creatorId)).for('update');
  return row ?? null;
}

const isVideo = ({ id, taskId }: Pick<VideoRow, 'id' | 'taskId'>) => and(eq(videos.id, id), eq(videos.taskId, taskId));

/** `null` for a video of another task. */
export async function findVideo(db: Database, taskId: string, id: string): Promise<VideoRow | null> {
  const [row] = await db.select().from(videos).where(isVideo({ id, taskId }));
  return row ?? null;
}

/** Locks a video until the end of the transaction; videos of other tasks are left alone. */
export const lockVideoOf = (db: Database, taskId: string, id: string) =>
  db.select({ id: videos.id }).from(videos).where(isVideo({ id, taskId })).for('update');

/** Locked until the end of the transaction, for work not done by a member of the task. */
export async function lockVideo(db: Database, id: string): Promise<VideoRow | null> {
  // by id: for the worker, which transcodes all videos
  const [row] = await db.select().from(videos).where(eq(videos.id, id)).for('update');
  return row ?? null;
}

/** For requests with a signed URL, since the signature uses this video's key. */
export async function findAnyVideo(db: Database, id: string): Promise<VideoRow | null> {
  // by id: the URL is signed with this video's own key
  const [row] = await db.select().from(videos).where(eq(videos.id, id));
  return row ?? null;
}

/** Those of these videos that belong to the task. */
export const listVideos = (db: Database, taskId: string, ids: readonly string[]): Promise<VideoRow[]> =>
  db
    .select()
    .from(videos)
    .where(and(eq(videos.taskId, taskId), inArray(videos.id, [...ids])));

/** Finds a video by the name of its transcoded file. */
export async function findByFile(db: Database, file: string): Promise<VideoRow | null> {
  const [row] = await db.select().from(videos).where(eq(videos.file, file));
  return row ?? null;
}

export async function insertVideo(db: Database, video: NewVideo): Promise<VideoRow> {
  const [row] = await db.insert(videos).values(video).returning();
  if (!row) throw new Error('@paidang/server: insert returned no row for videos.');
  return row;
}

export async function updateVideo(db: Database, video: VideoRow, change: Partial<NewVideo>): Promise<VideoRow> {
  const [row] = await db.update(videos).set(change).where(isVideo(video)).returning();
  if (!row) throw new Error('@paidang/server: the locked video row disappeared.');
  return row;
}

/** Sets the captions of a video, sent or not. */
export const setCaptions = (db: Database, video: VideoRow, captions: string | null) =>
  db.update(videos).set({ captions }).where(isVideo(video));

export const deleteVideo = (db: Database, video: VideoRow) => db.delete(videos).where(isVideo(video));

export type ChunkRow = typeof videoChunks.$inferSelect;

/** The received chunks, in order. */
export const listChunks = (db: Database, videoId: string): Promise<ChunkRow[]> =>
  db.select().from(videoChunks).where(eq(videoChunks.videoId, videoId)).orderBy(asc(videoChunks.number));

/** Inserts a chunk; an existing one is left unchanged. */
export const insertChunk = (db: Database, chunk: ChunkRow) =>
  db.insert(videoChunks).values(chunk).onConflictDoNothing();

export const deleteChunks = (db: Database, videoId: string) =>
  db.delete(videoChunks).where(eq(videoChunks.videoId, videoId));

/** Milliseconds after which a claim ends unless it is renewed. */
const claimDurationMs = 60_000;
const claimEnd = (now: Date): Date => new Date(now.getTime() + claimDurationMs);

const isToBeMade = inArray(videos.state, ['making', 'transcoding']);

/** Claims the video that has waited longest, so that no other process transcodes it too. */
export async function claimVideo(db: Database, claim: string, now: Date): Promise<VideoRow | null> {
  const due = db
    .select({ id: videos.id })
    .from(videos)
    .where(and(isToBeMade, or(isNull(videos.claimedUntil), lte(videos.claimedUntil, now))))
    .orderBy(videos.queuedAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(videos)
    .set({
      claim,
      claimedUntil: claimEnd(now),
      attempts: sql`${videos.attempts} + 1`,
      startedAt: sql`coalesce(${videos.startedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(videos.id, sql`(${due})`))
    .returning();
  return row ?? null;
}

const isClaimed = ({ id, claim }: Pick<VideoRow, 'id' | 'claim'>) =>
  and(eq(videos.id, id), claim === null ? sql`false` : eq(videos.claim, claim), isToBeMade);

/** Updates a video claimed by this process; `null` if it was cancelled or claimed by another process. */
export async function updateClaimed(
  db: Database,
  video: Pick<VideoRow, 'id' | 'claim'>,
  change: Partial<NewVideo>,
): Promise<VideoRow | null> {
  const [row] = await db.update(videos).set(change).where(isClaimed(video)).returning();
  return row ?? null;
}

/** Renews the claim. */
export const keepClaim = (db: Database, video: Pick<VideoRow, 'id' | 'claim'>, now: Date) =>
  updateClaimed(db, video, { claimedUntil: claimEnd(now) });

/** Unfinished uploads that were not continued in time. */
export const listAbandoned = (db: Database, now: Date): Promise<VideoRow[]> =>
  db
    .select()
    .from(videos)
    .where(
      and(
        eq(videos.state, 'uploading'),
        lt(videos.lastChunkAt, new Date(now.getTime() - limits.video.keepHours * 3_600_000)),
      ),
    );
