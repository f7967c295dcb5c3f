import { eq, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { fileLeftovers } from './schema';

/** Schedules stored files for deletion at `dueAt`. */
export async function addLeftovers(db: Database, names: readonly string[], dueAt: Date): Promise<void> {
  if (names.length === 0) return;
  await db
    .insert(fileLeftovers)
    .values(names.map((name) => ({ name, dueAt })))
    .onConflictDoUpdate({ target: fileLeftovers.name, set: { dueAt } });
}

const atOnce = 100;

/** The next names due. */
export async function listLeftovers(db: Database, now: Date): Promise<string[]> {
  const due = lte(fileLeftovers.dueAt, now);
  const rows = await db.select({ name: fileLeftovers.name }).from(fileLeftovers).where(due).limit(atOnce);
  return rows.map(({ name }) => name);
}

export const deleteLeftover = (db: Database, name: string) =>
  db.delete(fileLeftovers).where(eq(fileLeftovers.name, name));
