import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { videoCopies } from './schema';

export type CopyRow = typeof videoCopies.$inferSelect;
type Change = Partial<typeof videoCopies.$inferInsert>;

/** Milliseconds after which a claim ends unless it is renewed. */
const claimDurationMs = 60_000;

const isUnmade = and(isNull(videoCopies.file), isNull(videoCopies.failedAt));

export async function insertCopy(db: Database, copy: typeof videoCopies.$inferInsert): Promise<CopyRow> {
  const [row] = await db.insert(videoCopies).values(copy).returning();
  if (!row) throw new Error('@paidang/server: insert returned no row for video_copies.');
  return row;
}

/** `null` for a copy of another video. */
export async function findCopy(db: Database, videoId: string, id: string): Promise<CopyRow | null> {
  const [row] = await db
    .select()
    .from(videoCopies)
    .where(and(eq(videoCopies.videoId, videoId), eq(videoCopies.id, id)));
  return row ?? null;
}

/** Claims the copy that has waited longest, so that no other process makes it too. */
export async function claimCopy(db: Database, claim: string, now: Date): Promise<CopyRow | null> {
  const due = db
    .select({ id: videoCopies.id })
    .from(videoCopies)
    .where(and(isUnmade, or(isNull(videoCopies.claimedUntil), lte(videoCopies.claimedUntil, now))))
    .orderBy(asc(videoCopies.orderedAt), asc(videoCopies.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(videoCopies)
    .set({ claim, claimedUntil: new Date(now.getTime() + claimDurationMs), attempts: sql`${videoCopies.attempts} + 1` })
    .where(eq(videoCopies.id, sql`(${due})`))
    .returning();
  return row ?? null;
}

/** Updates a copy claimed by this process; `null` if it was deleted or claimed by another process. */
export async function updateCopy(db: Database, { id, claim }: CopyRow, change: Change): Promise<CopyRow | null> {
  const isHeld = claim === null ? sql`false` : eq(videoCopies.claim, claim);
  const [row] = await db
    .update(videoCopies)
    .set(change)
    .where(and(eq(videoCopies.id, id), isHeld, isUnmade))
    .returning();
  return row ?? null;
}

/** Renews the claim. */
export const keepCopy = (db: Database, copy: CopyRow, now: Date) =>
  updateCopy(db, copy, { claimedUntil: new Date(now.getTime() + claimDurationMs) });

const filesOf = (rows: readonly CopyRow[]): string[] => rows.flatMap(({ file }) => file ?? []);

/** @returns the names of their files */
export const deleteCopiesOf = async (db: Database, videoId: string): Promise<string[]> =>
  filesOf(await db.delete(videoCopies).where(eq(videoCopies.videoId, videoId)).returning());

/** @returns the names of their files */
export const deleteCopies = async (db: Database, ids: readonly string[]): Promise<string[]> =>
  // by id: of guests whose links were found to be the caller's
  filesOf(
    await db
      .delete(videoCopies)
      .where(inArray(videoCopies.id, [...ids]))
      .returning(),
  );
