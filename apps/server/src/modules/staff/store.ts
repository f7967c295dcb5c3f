import type { StaffRole } from '@paidang/contract/vocabulary';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import type { Transaction } from '../../platform/transaction';
import type { AccountRow } from '../users';
import { users } from '../users/schema';
import { staff } from './schema';

/** A member of staff with their account. */
export interface StaffRow {
  readonly user: AccountRow;
  readonly roles: StaffRole[];
}

/** The roles of a member of staff; `null` for anybody else. */
export async function findStaffRoles(db: Database, userId: string): Promise<StaffRole[] | null> {
  const [row] = await db.select({ roles: staff.roles }).from(staff).where(eq(staff.userId, userId));
  return row?.roles ?? null;
}

export const isStaffHere = async (db: Database, userId: string): Promise<boolean> =>
  (await findStaffRoles(db, userId)) !== null;

async function findOne(db: Database, where: SQL | undefined): Promise<StaffRow | null> {
  const [row] = await db
    .select({ user: users, roles: staff.roles })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .where(and(where, eq(users.status, 'active')));
  return row ?? null;
}

// by id: of a session, or of a verified token
export const findStaff = (db: Database, userId: string) => findOne(db, eq(users.id, userId));

export const findStaffByEmail = (db: Database, email: string) => findOne(db, eq(users.email, email));

/** All members, in the order of joining. */
export const listStaff = (db: Database): Promise<StaffRow[]> =>
  db
    .select({ user: users, roles: staff.roles })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .orderBy(asc(staff.addedAt), asc(users.email));

export interface NewStaff {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
}

/**
 * Creates an account for a member of staff, or reactivates that of a former member.
 *
 * @returns its id; `null` if the address belongs to a vendor or creator
 */
export async function insertStaff(
  { db, now }: Transaction,
  { email, name, roles }: NewStaff,
  account: Partial<typeof users.$inferInsert> = {},
): Promise<string | null> {
  await db
    .insert(users)
    .values({ email, name, companyName: '拍檔', role: 'Platform', status: 'active', createdAt: now, ...account })
    .onConflictDoNothing({ target: users.email });
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.role, 'Platform')));
  if (!user) return null;
  const row = { userId: user.id, roles: [...roles], addedAt: now };
  await db
    .insert(staff)
    .values(row)
    .onConflictDoUpdate({ target: staff.userId, set: { roles: row.roles } });
  return user.id;
}

export const setStaffRoles = (db: Database, userId: string, roles: readonly StaffRole[]) =>
  db
    .update(staff)
    .set({ roles: [...roles] })
    .where(eq(staff.userId, userId));

/** Removes a member of staff with their second factor; the account is kept for the history of their actions. */
export const removeStaff = (db: Database, userId: string) => db.delete(staff).where(eq(staff.userId, userId));
