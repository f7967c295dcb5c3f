import type { PictureSize } from '@paidang/contract/entities';
import { and, asc, eq, inArray, isNull, ne, sql, sum } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { videos } from '../videos/schema';
import { files } from './schema';

export type FileRow = typeof files.$inferSelect;

export const insertFile = (db: Database, file: typeof files.$inferInsert) => db.insert(files).values(file);

export const deleteFile = (db: Database, name: string) => db.delete(files).where(eq(files.name, name));

export async function findFile(db: Database, name: string): Promise<FileRow | null> {
  const [row] = await db.select().from(files).where(eq(files.name, name));
  return row ?? null;
}

/** Those of these files that belong to the task. */
export const listFiles = (db: Database, taskId: string, names: readonly string[]): Promise<FileRow[]> =>
  db
    .select()
    .from(files)
    .where(and(eq(files.taskId, taskId), inArray(files.name, [...names])));

/** Those of these names that are files of this task. Until the end of the transaction, none is deleted as unused. */
export async function filesOfTask(db: Database, taskId: string, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await db
    .select({ name: files.name })
    .from(files)
    .where(and(eq(files.taskId, taskId), inArray(files.name, [...new Set(names)])))
    // Always in the same order, to avoid deadlocks.
    .orderBy(asc(files.name))
    .for('key share');
  return new Set(rows.map(({ name }) => name));
}

/** Those of these files that belong to no task. Until the end of the transaction, none is deleted as unused. */
export async function filesOfNoTask(db: Database, names: readonly string[]): Promise<FileRow[]> {
  if (names.length === 0) return [];
  return (
    db
      .select()
      .from(files)
      .where(and(isNull(files.taskId), inArray(files.name, [...new Set(names)])))
      // Always in the same order, to avoid deadlocks.
      .orderBy(asc(files.name))
      .for('key share')
  );
}

/** Sizes of pictures among these files of a task, by name. */
export async function pictureSizes(
  db: Database,
  taskId: string,
  names: readonly string[],
): Promise<Map<string, PictureSize>> {
  if (names.length === 0) return new Map();
  const rows = await db
    .select({ name: files.name, width: files.width, height: files.height })
    .from(files)
    .where(and(eq(files.taskId, taskId), inArray(files.name, [...names])));
  return new Map(rows.flatMap(({ name, width, height }) => (width && height ? [[name, { width, height }]] : [])));
}

/** Returns whether all these names are files of this task. */
export const areFilesOfTask = async (db: Database, taskId: string, names: readonly string[]): Promise<boolean> =>
  (await filesOfTask(db, taskId, names)).size === new Set(names).size;

/** Bytes of a video. Uploads in progress count in full, as do kept originals; further sizes do not count. */
const videoBytes = sql<string>`case when ${videos.file} is not null then coalesce(${videos.fileBytes}, 0) + case when ${videos.keepsOriginal} then ${videos.bytes} else 0 end when ${videos.state} = 'failed' then 0 else ${videos.bytes} end`;

/** Total bytes a user has stored: pictures, chat files, videos. */
export async function storedBytes(db: Database, userId: string, exceptVideo?: string): Promise<number> {
  const [stored] = await db
    .select({ bytes: sum(files.bytes) })
    .from(files)
    .where(eq(files.uploadedBy, userId));
  const [recorded] = await db
    .select({ bytes: sum(videoBytes) })
    .from(videos)
    .where(and(eq(videos.creatorId, userId), exceptVideo ? ne(videos.id, exceptVideo) : undefined));
  return Number(stored?.bytes ?? 0) + Number(recorded?.bytes ?? 0);
}

/** Locks a user's quota until the end of the transaction. */
export const lockQuota = (db: Database, userId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`storage:${userId}`}, 0))`);
