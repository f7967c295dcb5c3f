import { and, eq, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { users } from './schema';

export type UserRow = typeof users.$inferSelect;

/** What others may see of a user: the columns that `toPerson` takes. */
export const personColumns = {
  id: users.id,
  role: users.role,
  name: users.name,
  companyName: users.companyName,
  avatar: users.avatar,
};
export type PersonRow = Pick<UserRow, keyof typeof personColumns>;

/** Addresses are compared without letter case. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/** `null` when the address is taken. */
export async function insertUser(db: Database, user: typeof users.$inferInsert): Promise<UserRow | null> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning();
  return row ?? null;
}

export async function findUserByEmail(db: Database, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

// by id: the account itself, of a session, a relation or a token that was checked.
export async function findUser(db: Database, id: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

/** @throws when there is no such account, which cannot be for a signed-in user. */
// by id: the account itself; callers pass the caller's own or one whose token was checked.
export async function updateUser(
  db: Database,
  id: string,
  change: Partial<Omit<typeof users.$inferInsert, 'id'>>,
): Promise<UserRow> {
  const [row] = await db.update(users).set(change).where(eq(users.id, id)).returning();
  if (!row) throw new Error('@paidang/server: the updated row of users is missing.');
  return row;
}

/** Makes an unverified account active; others keep their status. */
export async function activateUser(db: Database, id: string): Promise<UserRow | null> {
  await db
    .update(users)
    .set({ status: 'active' })
    .where(and(eq(users.id, id), eq(users.status, 'unverified')));
  return findUser(db, id);
}

/** Accounts that are due for deletion. */
export const findUsersToDelete = (db: Database, now: Date): Promise<UserRow[]> =>
  db
    .select()
    .from(users)
    .where(and(isNotNull(users.deletionAt), lte(users.deletionAt, now)));
