import { operationLimits } from '@paidang/contract/limits';
import type { AccountStatus, Role } from '@paidang/contract/vocabulary';
import { and, desc, eq, exists, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { containing } from '../../platform/database/containing';
import { projects, tasks } from '../projects/schema';
import { asUser, isUser, type UserRow } from '../users';
import { securityEvents, users } from '../users/schema';
import { suspensions } from './schema';

export interface AccountFilter {
  readonly q: string;
  readonly role?: Role | undefined;
  readonly status?: AccountStatus | undefined;
  readonly cursor?: string | undefined;
}

const { pageSize, shownEvents } = operationLimits;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Vendors and creators; staff accounts are managed on the operator's command line. */
const isCustomer = inArray(users.role, ['Vendor', 'Creator']);

function matching(q: string): SQL | undefined {
  if (q === '') return undefined;
  if (uuid.test(q)) return eq(users.id, q);
  const like = containing(q);
  const columns = [users.name, users.companyName, users.contactPerson, users.email, users.phone];
  return or(...columns.map((column) => ilike(column, like)));
}

/** After the account that ended the previous page. */
const behind = (db: Database, cursor: string): SQL => {
  // by id: only the end of the previous page; staff may see every account
  const last = db.select({ createdAt: users.createdAt, id: users.id }).from(users).where(eq(users.id, cursor));
  return sql`(${users.createdAt}, ${users.id}) < (${last})`;
};

/** Accounts, newest first; one more than a page. */
export async function listAccounts(db: Database, { q, role, status, cursor }: AccountFilter): Promise<UserRow[]> {
  const rows = await db
    .select()
    .from(users)
    .where(
      and(
        isCustomer,
        matching(q),
        role ? eq(users.role, role) : undefined,
        status ? eq(users.status, status) : undefined,
        cursor ? behind(db, cursor) : undefined,
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(pageSize + 1);
  return rows.filter(isUser);
}

// by id: staff manage all accounts except those of staff.
export async function findAccount(db: Database, id: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(isCustomer, eq(users.id, id)));
  return asUser(row);
}

/** Finds an account and locks it until the end of the transaction. */
// by id: as above.
export async function lockAccount(db: Database, id: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(isCustomer, eq(users.id, id)))
    .for('update');
  return asUser(row);
}

/** A user's projects, newest first. */
export const projectsOf = (db: Database, userId: string) =>
  db
    .select({ uuid: projects.id, name: projects.name, brand: projects.brand, status: projects.status })
    .from(projects)
    .where(
      or(
        eq(projects.vendorId, userId),
        exists(
          db
            .select({ id: tasks.id })
            .from(tasks)
            .where(and(eq(tasks.projectId, projects.id), eq(tasks.creatorId, userId))),
        ),
      ),
    )
    .orderBy(desc(projects.createdAt))
    .limit(shownEvents);

/** The latest entries of a user's security log. */
export const eventsOf = (db: Database, userId: string) =>
  db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.userId, userId))
    .orderBy(desc(securityEvents.ordinal))
    .limit(shownEvents);

export const insertSuspension = (db: Database, row: typeof suspensions.$inferInsert) =>
  db.insert(suspensions).values(row);

/** A user's latest suspension. */
export async function lastSuspension(db: Database, userId: string) {
  const [row] = await db
    .select()
    .from(suspensions)
    .where(eq(suspensions.userId, userId))
    .orderBy(desc(suspensions.createdAt))
    .limit(1);
  return row ?? null;
}
