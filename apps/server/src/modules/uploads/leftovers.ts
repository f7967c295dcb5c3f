import { eq, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import type { Platform } from '../../platform/platform';
import { newFileName } from './names';
import { fileLeftovers } from './schema';

/** Notes files of the storage that are to be removed at `dueAt`. */
export async function addLeftovers(db: Database, names: readonly string[], dueAt: Date): Promise<void> {
  if (names.length === 0) return;
  await db
    .insert(fileLeftovers)
    .values(names.map((name) => ({ name, dueAt })))
    .onConflictDoUpdate({ target: fileLeftovers.name, set: { dueAt } });
}

const atOnce = 100;

async function listLeftovers(db: Database, now: Date): Promise<string[]> {
  const due = lte(fileLeftovers.dueAt, now);
  const rows = await db.select({ name: fileLeftovers.name }).from(fileLeftovers).where(due).limit(atOnce);
  return rows.map(({ name }) => name);
}

export const forgetLeftover = (db: Database, name: string) =>
  db.delete(fileLeftovers).where(eq(fileLeftovers.name, name));

/** Longer than anything takes from its first byte to the commit. */
const hour = 3_600_000;

/**
 * A name for a file that is about to be stored, noted outside of the unit of work that will keep it: unless that forgets
 * the note, the file is taken away again.
 */
export async function reserveFile({ db, clock }: Pick<Platform, 'db' | 'clock'>, extension: string): Promise<string> {
  const name = newFileName(extension);
  await addLeftovers(db, [name], new Date(clock().getTime() + hour));
  return name;
}

/** Takes away what was forgotten. What cannot be removed now is tried again. */
export async function removeLeftovers({ db, storage, clock }: Platform): Promise<void> {
  const due = () => listLeftovers(db, clock());
  for (let names = await due(); names.length > 0; names = await due()) {
    for (const name of names) {
      await storage.remove(name);
      await forgetLeftover(db, name);
    }
  }
}
