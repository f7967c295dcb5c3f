import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { files } from './schema';

export type FileRow = typeof files.$inferSelect;

export const insertFile = (db: Database, file: typeof files.$inferInsert) => db.insert(files).values(file);

export const deleteFile = (db: Database, name: string) => db.delete(files).where(eq(files.name, name));

export async function findFile(db: Database, name: string): Promise<FileRow | null> {
  const [row] = await db.select().from(files).where(eq(files.name, name));
  return row ?? null;
}

/** Whether every one of these names is a file of this task. */
export async function areFilesOfTask(db: Database, taskId: string, names: readonly string[]): Promise<boolean> {
  const distinct = [...new Set(names)];
  if (distinct.length === 0) return true;
  const found = await db.$count(files, and(eq(files.taskId, taskId), inArray(files.name, distinct)));
  return found === distinct.length;
}
