import { limits } from '@paidang/contract/limits';
import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { videoChunks, videos } from './schema';

export type VideoRow = typeof videos.$inferSelect;
export type NewVideo = typeof videos.$inferInsert;

/** The film a creator has not sent yet; there is one at most. */
const isUnsent = (taskId: string, creatorId: string) =>
  and(eq(videos.taskId, taskId), eq(videos.creatorId, creatorId), isNull(videos.sentAt));

export async function findUnsent(db: Database, taskId: string, creatorId: string): Promise<VideoRow | null> {
  const [row] = await db.select().from(videos).where(isUnsent(taskId, creatorId));
  return row ?? null;
}

/** The same, held until the end of the unit of work. */
export async function lockUnsent(db: Database, taskId: string, creatorId: string): Promise<VideoRow | null> {
  const [row] = await db.select().from(videos).where(isUnsent(taskId, creatorId)).for('update');
  return row ?? null;
}

/** `null` for a film of another task. */
export async function findVideo(db: Database, taskId: string, id: string): Promise<VideoRow | null> {
  const [row] = await db
    .select()
    .from(videos)
    .where(and(eq(videos.id, id), eq(videos.taskId, taskId)));
  return row ?? null;
}

export const listVideos = (db: Database, ids: readonly string[]): Promise<VideoRow[]> =>
  db
    .select()
    .from(videos)
    .where(inArray(videos.id, [...ids]));

/** By the name of its finished film. */
export async function findByFile(db: Database, file: string): Promise<VideoRow | null> {
  const [row] = await db.select().from(videos).where(eq(videos.file, file));
  return row ?? null;
}

export async function insertVideo(db: Database, video: NewVideo): Promise<VideoRow> {
  const [row] = await db.insert(videos).values(video).returning();
  if (!row) throw new Error('@paidang/server: a film was not kept.');
  return row;
}

export async function updateVideo(db: Database, id: string, change: Partial<NewVideo>): Promise<VideoRow> {
  const [row] = await db.update(videos).set(change).where(eq(videos.id, id)).returning();
  if (!row) throw new Error('@paidang/server: a film vanished while it was held.');
  return row;
}

export const deleteVideo = (db: Database, id: string) => db.delete(videos).where(eq(videos.id, id));

export type ChunkRow = typeof videoChunks.$inferSelect;

/** In their order. */
export const listChunks = (db: Database, videoId: string): Promise<ChunkRow[]> =>
  db.select().from(videoChunks).where(eq(videoChunks.videoId, videoId)).orderBy(asc(videoChunks.number));

/** The first one counts. */
export const insertChunk = (db: Database, chunk: ChunkRow) =>
  db.insert(videoChunks).values(chunk).onConflictDoNothing();

export const deleteChunks = (db: Database, videoId: string) =>
  db.delete(videoChunks).where(eq(videoChunks.videoId, videoId));

/** How long a process that says nothing more is waited for. */
const claimed = 60_000;
const claimEnd = (now: Date): Date => new Date(now.getTime() + claimed);

const isToBeMade = inArray(videos.state, ['making', 'transcoding']);

/** Takes the film that waits longest, so that no other process takes it too. */
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

/** Changes a film while it is still ours to make; `null` once it was cancelled, or another process has taken it. */
export async function updateClaimed(
  db: Database,
  video: Pick<VideoRow, 'id' | 'claim'>,
  change: Partial<NewVideo>,
): Promise<VideoRow | null> {
  const [row] = await db.update(videos).set(change).where(isClaimed(video)).returning();
  return row ?? null;
}

/** Says that the process is still at it. */
export const keepClaim = (db: Database, video: Pick<VideoRow, 'id' | 'claim'>, now: Date) =>
  updateClaimed(db, video, { claimedUntil: claimEnd(now) });

/** Unfinished uploads nobody has gone on with in time. */
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
