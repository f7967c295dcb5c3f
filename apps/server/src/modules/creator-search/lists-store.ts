import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { isPublishedTo } from '../creator-cards';
import { creatorCards } from '../creator-cards/schema';
import { users } from '../users/schema';
import { creatorListEntries, creatorLists } from './schema';

export type ListRow = typeof creatorLists.$inferSelect;
export type EntryRow = typeof creatorListEntries.$inferSelect;

/** A user's lists, last changed first. */
export const listLists = (db: Database, ownerId: string): Promise<ListRow[]> =>
  db
    .select()
    .from(creatorLists)
    .where(eq(creatorLists.ownerId, ownerId))
    .orderBy(desc(creatorLists.updatedAt), asc(creatorLists.id));

/** Serialises a user's changes to their lists. */
export const lockLists = (db: Database, ownerId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`creator-lists:${ownerId}`}, 0))`);

export async function findList(db: Database, ownerId: string, id: string): Promise<ListRow | null> {
  const [row] = await db
    .select()
    .from(creatorLists)
    .where(and(eq(creatorLists.id, id), eq(creatorLists.ownerId, ownerId)));
  return row ?? null;
}

export async function insertList(db: Database, list: typeof creatorLists.$inferInsert): Promise<ListRow> {
  const [row] = await db.insert(creatorLists).values(list).returning();
  if (!row) throw new Error('@paidang/server: insert returned no row for creator_lists.');
  return row;
}

export const changeList = (
  db: Database,
  { id, ownerId }: ListRow,
  change: Partial<Pick<ListRow, 'name' | 'updatedAt'>>,
) =>
  db
    .update(creatorLists)
    .set(change)
    .where(and(eq(creatorLists.id, id), eq(creatorLists.ownerId, ownerId)));

export const deleteList = (db: Database, { id, ownerId }: ListRow) =>
  db.delete(creatorLists).where(and(eq(creatorLists.id, id), eq(creatorLists.ownerId, ownerId)));

/** The entries of a user's lists, with the creators' pictures if their cards are published; latest first. */
export const listPictures = (db: Database, ownerId: string) =>
  db
    .select({
      listId: creatorListEntries.listId,
      avatar: sql<string | null>`case when ${isPublishedTo('vendors')} then ${users.avatar} end`,
    })
    .from(creatorListEntries)
    .innerJoin(creatorLists, eq(creatorLists.id, creatorListEntries.listId))
    .innerJoin(users, eq(users.id, creatorListEntries.creatorId))
    .leftJoin(creatorCards, eq(creatorCards.userId, creatorListEntries.creatorId))
    .where(eq(creatorLists.ownerId, ownerId))
    .orderBy(desc(creatorListEntries.addedAt), asc(creatorListEntries.creatorId));

/** The entries of a list, latest first. */
export const listEntries = (db: Database, { id }: ListRow): Promise<EntryRow[]> =>
  db
    .select()
    .from(creatorListEntries)
    .where(eq(creatorListEntries.listId, id))
    .orderBy(desc(creatorListEntries.addedAt), asc(creatorListEntries.creatorId));

export const putEntry = (db: Database, entry: EntryRow) =>
  db
    .insert(creatorListEntries)
    .values(entry)
    .onConflictDoUpdate({
      target: [creatorListEntries.listId, creatorListEntries.creatorId],
      set: { note: entry.note },
    });

export const deleteEntry = (db: Database, { id }: ListRow, creatorId: string) =>
  db
    .delete(creatorListEntries)
    .where(and(eq(creatorListEntries.listId, id), eq(creatorListEntries.creatorId, creatorId)));

/** Deletes a user's lists, and removes the user from other people's lists. */
export async function forgetCreatorLists(db: Database, userId: string): Promise<void> {
  await db.delete(creatorLists).where(eq(creatorLists.ownerId, userId));
  await db.delete(creatorListEntries).where(eq(creatorListEntries.creatorId, userId));
}
