import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { messagingBindings } from './schema';

export type BindingRow = typeof messagingBindings.$inferSelect;

/** Deletes a user's binding. @returns whether there was one */
export async function deleteBinding(db: Database, userId: string): Promise<boolean> {
  const deleted = await db
    .delete(messagingBindings)
    .where(eq(messagingBindings.userId, userId))
    .returning({ userId: messagingBindings.userId });
  return deleted.length > 0;
}

/** Whether a LINE account is bound to another user. */
export const isBoundToOther = async (db: Database, userId: string, lineUserId: string): Promise<boolean> =>
  (await db.$count(
    messagingBindings,
    and(eq(messagingBindings.lineUserId, lineUserId), ne(messagingBindings.userId, userId)),
  )) > 0;

/** Stores a user's LINE account in place of the previous one. */
export const saveBinding = (db: Database, { userId, ...binding }: BindingRow) =>
  db
    .insert(messagingBindings)
    .values({ userId, ...binding })
    .onConflictDoUpdate({ target: messagingBindings.userId, set: binding });

/** The LINE accounts of users, by user id. */
export async function bindingsOf(db: Database, userIds: readonly string[]): Promise<Map<string, BindingRow>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(messagingBindings)
    .where(inArray(messagingBindings.userId, [...userIds]));
  return new Map(rows.map((row) => [row.userId, row]));
}

/** Stores whether the official account could reach a LINE account. */
export const markFriend = (db: Database, lineUserId: string, isFriend: boolean) =>
  db
    .update(messagingBindings)
    .set({ isFriend })
    .where(and(eq(messagingBindings.lineUserId, lineUserId), ne(messagingBindings.isFriend, isFriend)));
