import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { messagingBindings } from './schema';

export type BindingRow = typeof messagingBindings.$inferSelect;

export const forgetBinding = (db: Database, userId: string) =>
  db.delete(messagingBindings).where(eq(messagingBindings.userId, userId));

/** By user. */
export async function bindingsOf(db: Database, userIds: readonly string[]): Promise<Map<string, BindingRow>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(messagingBindings)
    .where(inArray(messagingBindings.userId, [...userIds]));
  return new Map(rows.map((row) => [row.userId, row]));
}

/** Remembers whether the official account reached them. */
export const markFriend = (db: Database, lineUserId: string, isFriend: boolean) =>
  db
    .update(messagingBindings)
    .set({ isFriend })
    .where(and(eq(messagingBindings.lineUserId, lineUserId), ne(messagingBindings.isFriend, isFriend)));
