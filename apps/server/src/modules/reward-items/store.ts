import { and, asc, desc, eq, gt, inArray, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { projects, tasks } from '../projects/schema';
import { rewardEntries, rewardItems } from './schema';

export type ItemRow = typeof rewardItems.$inferSelect;
type EntryRow = typeof rewardEntries.$inferSelect;

/** An item with the last entry about it. */
export interface ItemRecord {
  readonly item: ItemRow;
  readonly last: Pick<EntryRow, 'kind' | 'rewardId'>;
  readonly project: { readonly id: string; readonly name: string } | null;
  readonly task: { readonly id: string; readonly position: number } | null;
}

/** The item, `null` when there is one for this cause already. */
export async function insertItem(db: Database, item: typeof rewardItems.$inferInsert): Promise<ItemRow | null> {
  const [row] = await db
    .insert(rewardItems)
    .values(item)
    .onConflictDoNothing({ target: rewardItems.cause })
    .returning();
  return row ?? null;
}

export const insertEntries = (db: Database, entries: readonly (typeof rewardEntries.$inferInsert)[]) =>
  db.insert(rewardEntries).values([...entries]);

/** Locks items of a person, in an order of their own, so that two requests do not wait for each other. */
export const lockItems = (db: Database, userId: string, ids: readonly string[]): Promise<ItemRow[]> =>
  db
    .select()
    .from(rewardItems)
    .where(and(eq(rewardItems.userId, userId), inArray(rewardItems.id, [...ids])))
    .orderBy(asc(rewardItems.id))
    .for('update');

/** Locks what a request has ever claimed. */
export const lockItemsOfReward = (db: Database, rewardId: string): Promise<ItemRow[]> =>
  db
    .select()
    .from(rewardItems)
    .where(inArray(rewardItems.id, claimedBy(db, rewardId)))
    .orderBy(asc(rewardItems.id))
    .for('update');

/** Locks what has lapsed and was neither paid nor noted yet; what somebody else has locked is for the next time. */
export const lockLapsed = (db: Database, now: Date): Promise<ItemRow[]> =>
  db
    .select()
    .from(rewardItems)
    .where(and(lte(rewardItems.expiresAt, now), isNotSettled(db)))
    .orderBy(asc(rewardItems.id))
    .for('update', { skipLocked: true });

/** Locks what lapses soon, and whose owner was not told. */
export const lockUnwarned = (db: Database, now: Date, until: Date): Promise<ItemRow[]> =>
  db
    .select()
    .from(rewardItems)
    .where(
      and(
        gt(rewardItems.expiresAt, now),
        lte(rewardItems.expiresAt, until),
        isNull(rewardItems.warnedAt),
        isNotSettled(db),
      ),
    )
    .orderBy(asc(rewardItems.id))
    .for('update', { skipLocked: true });

const isNotSettled = (db: Database) =>
  notExists(
    db
      .select({ id: rewardEntries.id })
      .from(rewardEntries)
      .where(and(eq(rewardEntries.itemId, rewardItems.id), inArray(rewardEntries.kind, ['paid', 'expired']))),
  );

const claimedBy = (db: Database, rewardId: string) =>
  db
    .select({ id: rewardEntries.itemId })
    .from(rewardEntries)
    .where(and(eq(rewardEntries.rewardId, rewardId), eq(rewardEntries.kind, 'claimed')));

const records = (db: Database) => {
  const last = db
    .select({ kind: rewardEntries.kind, rewardId: rewardEntries.rewardId })
    .from(rewardEntries)
    .where(eq(rewardEntries.itemId, rewardItems.id))
    .orderBy(desc(rewardEntries.ordinal))
    .limit(1)
    .as('last');
  return db
    .select({
      item: rewardItems,
      last: { kind: last.kind, rewardId: last.rewardId },
      project: { id: projects.id, name: projects.name },
      task: { id: tasks.id, position: tasks.position },
    })
    .from(rewardItems)
    .innerJoinLateral(last, sql`true`)
    .leftJoin(projects, eq(projects.id, rewardItems.projectId))
    .leftJoin(tasks, eq(tasks.id, rewardItems.taskId));
};

/** What somebody has earned, newest first. */
export const listItems = (db: Database, userId: string): Promise<ItemRecord[]> =>
  records(db).where(eq(rewardItems.userId, userId)).orderBy(desc(rewardItems.grantedAt), asc(rewardItems.id));

/** Items as they stand, newest first. */
// by id: of rows the caller has locked
export const listItemsById = (db: Database, ids: readonly string[]): Promise<ItemRecord[]> =>
  records(db)
    .where(inArray(rewardItems.id, [...ids]))
    .orderBy(desc(rewardItems.grantedAt), asc(rewardItems.id));

/** What a request has claimed, whatever became of it, newest first. */
export const listItemsOfReward = (db: Database, userId: string, rewardId: string): Promise<ItemRecord[]> =>
  records(db)
    .where(and(eq(rewardItems.userId, userId), inArray(rewardItems.id, claimedBy(db, rewardId))))
    .orderBy(desc(rewardItems.grantedAt), asc(rewardItems.id));

export async function findGranted(db: Database, userId: string, cause: string): Promise<ItemRow | null> {
  const [item] = await db
    .select()
    .from(rewardItems)
    .where(and(eq(rewardItems.userId, userId), eq(rewardItems.cause, cause)));
  return item ?? null;
}

export const renameItem = (db: Database, cause: string, title: string) =>
  db.update(rewardItems).set({ title }).where(eq(rewardItems.cause, cause));

/** What the platform owes somebody that no request holds: the sum of the ledger. */
export async function balanceOf(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ balance: sql`coalesce(sum(${rewardEntries.amount}), 0)`.mapWith(Number) })
    .from(rewardEntries)
    .innerJoin(rewardItems, eq(rewardItems.id, rewardEntries.itemId))
    .where(and(eq(rewardItems.userId, userId), eq(rewardItems.payer, 'platform')));
  return row?.balance ?? 0;
}

/** Notes that the owner was told. */
export const markWarned = (db: Database, { id, userId }: ItemRow, now: Date) =>
  db
    .update(rewardItems)
    .set({ warnedAt: now })
    .where(and(eq(rewardItems.id, id), eq(rewardItems.userId, userId)));
