import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { users } from '../users/schema';
import { platformMembers } from './schema';

export const isPlatformMember = async (db: Database, userId: string): Promise<boolean> =>
  (await db.$count(platformMembers, eq(platformMembers.userId, userId))) > 0;

export const insertMember = (db: Database, userId: string, addedAt: Date) =>
  db.insert(platformMembers).values({ userId, addedAt }).onConflictDoNothing();

/** @returns whether they were of the team */
export async function deleteMember(db: Database, userId: string): Promise<boolean> {
  const deleted = await db.delete(platformMembers).where(eq(platformMembers.userId, userId)).returning();
  return deleted.length > 0;
}

/** Name and address of everybody, in the order in which they came. */
export const listMembers = (db: Database): Promise<{ name: string; email: string }[]> =>
  db
    .select({ name: users.name, email: users.email })
    .from(platformMembers)
    .innerJoin(users, eq(users.id, platformMembers.userId))
    .orderBy(asc(platformMembers.addedAt), asc(users.email));
