import type { Role } from '@paidang/contract/vocabulary';
import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { type AccountRow, asUser, isUser, type UserRow } from './account';
import { users } from './schema';

/** The columns of a user that others may see; the input of `toPerson`. */
export const personColumns = {
  id: users.id,
  role: users.role,
  name: users.name,
  companyName: users.companyName,
  avatar: users.avatar,
};
export type PersonRow = Pick<AccountRow, keyof typeof personColumns>;

/** The role of a user who can only be a vendor or creator, such as a member of a room or invitation. */
export const partyRole = sql<Role>`${users.role}`;

/** Email addresses are compared without case. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/** `null` if the address is taken. */
export async function insertUser(db: Database, user: typeof users.$inferInsert): Promise<UserRow | null> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning();
  return asUser(row);
}

export async function findUserByEmail(db: Database, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return asUser(row);
}

// by id: the account of a session, a relation or a verified token.
export async function findUser(db: Database, id: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return asUser(row);
}

type AccountChange = Partial<Omit<typeof users.$inferInsert, 'id'>>;

// by id: the caller's own account, or one whose token was verified
export async function updateAccount(db: Database, id: string, change: AccountChange): Promise<AccountRow | undefined> {
  const [row] = await db.update(users).set(change).where(eq(users.id, id)).returning();
  return row;
}

/** @throws if there is no such account, which is impossible for a signed-in user. */
// by id: the account itself; callers pass the caller's own or one whose token was verified.
export async function updateUser(db: Database, id: string, change: AccountChange): Promise<UserRow> {
  const user = asUser(await updateAccount(db, id, change));
  if (!user) throw new Error('@paidang/server: the updated row of users is missing.');
  return user;
}

/** Activates an unverified account; others keep their status. */
export async function activateUser(db: Database, id: string): Promise<UserRow | null> {
  await db
    .update(users)
    .set({ status: 'active' })
    .where(and(eq(users.id, id), eq(users.status, 'unverified')));
  return findUser(db, id);
}

/** Accounts due for deletion. */
export async function findUsersToDelete(db: Database, now: Date): Promise<UserRow[]> {
  const due = await db
    .select()
    .from(users)
    .where(and(isNotNull(users.deletionAt), lte(users.deletionAt, now)));
  return due.filter(isUser);
}
