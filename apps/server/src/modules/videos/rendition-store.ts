import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { videoRenditions } from './schema';

export type RenditionRow = typeof videoRenditions.$inferSelect;
type Change = Partial<typeof videoRenditions.$inferInsert>;

/** Milliseconds after which a claim ends unless it is renewed. */
const claimDurationMs = 60_000;

const isOf = ({ videoId, lines }: Pick<RenditionRow, 'videoId' | 'lines'>) =>
  and(eq(videoRenditions.videoId, videoId), eq(videoRenditions.lines, lines));

export async function planRenditions(db: Database, videoId: string, sizes: readonly number[], now: Date) {
  if (sizes.length === 0) return;
  await db.insert(videoRenditions).values(sizes.map((lines) => ({ videoId, lines, plannedAt: now })));
}

/** Claims the rendition that has waited longest (smallest size of a video first), so that no other process makes it too. */
export async function claimRendition(db: Database, claim: string, now: Date): Promise<RenditionRow | null> {
  const due = await db
    .select()
    .from(videoRenditions)
    .where(
      and(
        isNull(videoRenditions.file),
        isNull(videoRenditions.failedAt),
        or(isNull(videoRenditions.claimedUntil), lte(videoRenditions.claimedUntil, now)),
      ),
    )
    .orderBy(asc(videoRenditions.plannedAt), asc(videoRenditions.videoId), asc(videoRenditions.lines))
    .limit(1);
  const [next] = due;
  if (!next) return null;
  const before = next.claim === null ? isNull(videoRenditions.claim) : eq(videoRenditions.claim, next.claim);
  const [row] = await db
    .update(videoRenditions)
    .set({
      claim,
      claimedUntil: new Date(now.getTime() + claimDurationMs),
      attempts: sql`${videoRenditions.attempts} + 1`,
    })
    .where(and(isOf(next), before, isNull(videoRenditions.file)))
    .returning();
  return row ?? null;
}

/** Updates a rendition claimed by this process; `null` if it was deleted or claimed by another process. */
export async function updateRendition(
  db: Database,
  rendition: RenditionRow,
  change: Change,
): Promise<RenditionRow | null> {
  const isHeld = rendition.claim === null ? sql`false` : eq(videoRenditions.claim, rendition.claim);
  const [row] = await db
    .update(videoRenditions)
    .set(change)
    .where(and(isOf(rendition), isHeld, isNull(videoRenditions.file)))
    .returning();
  return row ?? null;
}

/** Renews the claim. */
export const keepRendition = (db: Database, rendition: RenditionRow, now: Date) =>
  updateRendition(db, rendition, { claimedUntil: new Date(now.getTime() + claimDurationMs) });

/** Gives up a rendition claimed by this process; the row is kept for operators to see. */
export const dropRendition = (db: Database, rendition: RenditionRow, now: Date) =>
  updateRendition(db, rendition, { failedAt: now, claim: null, claimedUntil: null });

/** Returns whether some are still to be made. */
export async function hasUnmade(db: Database, videoId: string): Promise<boolean> {
  const unmade = and(
    eq(videoRenditions.videoId, videoId),
    isNull(videoRenditions.file),
    isNull(videoRenditions.failedAt),
  );
  return (await db.select({ lines: videoRenditions.lines }).from(videoRenditions).where(unmade).limit(1)).length > 0;
}

/** Finished renditions, largest first. */
export async function listRenditions(db: Database, videoId: string): Promise<RenditionRow[]> {
  const rows = await db
    .select()
    .from(videoRenditions)
    .where(and(eq(videoRenditions.videoId, videoId), isNotNull(videoRenditions.file)));
  return rows.sort((one, other) => other.lines - one.lines);
}

/** @returns the names of their files */
export async function deleteRenditions(db: Database, videoId: string): Promise<string[]> {
  const rows = await db.delete(videoRenditions).where(eq(videoRenditions.videoId, videoId)).returning();
  return rows.flatMap(({ file }) => file ?? []);
}
