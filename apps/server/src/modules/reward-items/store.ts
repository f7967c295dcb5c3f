import { and, asc, desc, eq, gt, inArray, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { projects, tasks } from '../projects/schema';
import { rewardEntries, rewardItems } from './schema';

export type ItemRow = typeof rewardItems.$inferSelect;
type EntryRow = typeof rewardEntries.$inferSelect;

/** An item with its last ledger entry. */
export interface ItemRecord {
  readonly item: ItemRow;
  readonly last: Pick<EntryRow, 'kind' | 'rewardId'>;
  readonly project: { readonly id: string; readonly name: string } | null;
  readonly task: { readonly id: string; readonly position: number } | null;
}

/** Inserts an item; returns `null` if its cause already has one. */
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

/** Locks a user's items in a fixed order, so that two requests cannot deadlock. */
export const lockItems = (db: Database, userId: string, ids: readonly string[]): Promise<ItemRow[]> =>
  db
    .select()
    .from(rewardItems)
    .where(and(eq(rewardItems.userId, userId), inArray(rewardItems.id, [...ids])))
    .orderBy(asc(rewardItems.id))
    .for('update');

/** Locks all items a request has ever claimed. */
export const lockItemsOfReward = (db: Database, rewardId: string): Promise<ItemRow[]> =>
  db
    .select()
    .from(rewardItems)
    .where(inArray(rewardItems.id, claimedBy(db, rewardId)))
    .orderBy(asc(rewardItems.id))
    .for('update');

/** Locks lapsed items that are neither paid nor recorded as lapsed; rows locked by others are left for the next run. */
export const lockLapsed = (db: Database, now: Date): Promise<ItemRow[]> =>
  db
    .select()
    .from(rewardItems)
    .where(and(lte(rewardItems.expiresAt, now), isNotSettled(db)))
    .orderBy(asc(rewardItems.id))
    .for('update', { skipLocked: true });

/** Locks items that lapse soon and whose owner was not warned. */
export const lockLapsingUnnotified = (db: Database, now: Date, until: Date): Promise<ItemRow[]> =>
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

/** A user's items, newest first. */
export const listItems = (db: Database, userId: string): Promise<ItemRecord[]> =>
  records(db).where(eq(rewardItems.userId, userId)).orderBy(desc(rewardItems.grantedAt), asc(rewardItems.id));

/** Items with their current state, newest first. */
// by id: of rows the caller has locked
export const listItemsById = (db: Database, ids: readonly string[]): Promise<ItemRecord[]> =>
  records(db)
    .where(inArray(rewardItems.id, [...ids]))
    .orderBy(desc(rewardItems.grantedAt), asc(rewardItems.id));

/** Items a request has claimed, whatever happened to them later, newest first. */
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

/** What the platform owes a user and no request holds: the sum of the ledger. */
export async function balanceOf(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ balance: sql`coalesce(sum(${rewardEntries.amount}), 0)`.mapWith(Number) })
    .from(rewardEntries)
    .innerJoin(rewardItems, eq(rewardItems.id, rewardEntries.itemId))
    .where(and(eq(rewardItems.userId, userId), eq(rewardItems.payer, 'platform')));
  return row?.balance ?? 0;
}

/** Records that the owner was warned. */
export const markWarned = (db: Database, { id, userId }: ItemRow, now: Date) =>
  db
    .update(rewardItems)
    .set({ warnedAt: now })
    .where(and(eq(rewardItems.id, id), eq(rewardItems.userId, userId)));
