import { and, asc, desc, eq, gt, gte, lt, notLike, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import type { Transaction } from '../../platform/transaction';
import { users } from '../users/schema';
import { auditEntries } from './schema';

type NewEntry = Omit<typeof auditEntries.$inferInsert, 'id' | 'ordinal' | 'createdAt'>;

export const insertEntry = ({ db, now }: Transaction, entry: NewEntry) =>
  db.insert(auditEntries).values({ ...entry, createdAt: now });

/** How many of a member's latest entries `hasEntrySince` searches, so that it does not get slower as the log grows. */
const recent = 200;

/** Whether a member of staff has made the same call with the same path since the given time. */
export async function hasEntrySince(
  db: Database,
  { staffId, call, path }: Pick<NewEntry, 'staffId' | 'call' | 'path'>,
  since: Date,
): Promise<boolean> {
  const last = db
    .select({ call: auditEntries.call, path: auditEntries.path, createdAt: auditEntries.createdAt })
    .from(auditEntries)
    .where(eq(auditEntries.staffId, staffId))
    .orderBy(desc(auditEntries.ordinal))
    .limit(recent)
    .as('last');
  const same = and(eq(last.call, call), eq(last.path, path), gt(last.createdAt, since));
  const found = await db.select({ call: last.call }).from(last).where(same).limit(1);
  return found.length > 0;
}

export interface EntryFilter {
  readonly staffId?: string | undefined;
  readonly call?: string | undefined;
  /** Id of a record named in the path. */
  readonly about?: string | undefined;
  readonly since?: Date | undefined;
  readonly before?: Date | undefined;
  readonly changesOnly?: boolean | undefined;
}

const when = <Value>(value: Value | undefined, condition: (value: Value) => SQL): SQL | undefined =>
  value === undefined ? undefined : condition(value);

/** Lists the matching entries, newest first. */
export const listEntries = (
  db: Database,
  { staffId, call, about, since, before, changesOnly }: EntryFilter,
  { cursor, most }: { readonly cursor?: number | undefined; readonly most: number },
) =>
  db
    .select({ entry: auditEntries, staffName: users.name })
    .from(auditEntries)
    .innerJoin(users, eq(users.id, auditEntries.staffId))
    .where(
      and(
        when(staffId, (id) => eq(auditEntries.staffId, id)),
        when(call, (name) => eq(auditEntries.call, name)),
        when(about, (id) => sql`string_to_array(${auditEntries.path}, '/') @> array[${id}]`),
        when(since, (moment) => gte(auditEntries.createdAt, moment)),
        when(before, (moment) => lt(auditEntries.createdAt, moment)),
        changesOnly ? notLike(auditEntries.call, 'GET %') : undefined,
        when(cursor, (ordinal) => lt(auditEntries.ordinal, ordinal)),
      ),
    )
    .orderBy(desc(auditEntries.ordinal))
    .limit(most);

export type AuditRecord = Awaited<ReturnType<typeof listEntries>>[number];

/** All current and former members of staff. */
export const listAudited = (db: Database) =>
  db
    .select({ uuid: users.id, name: users.name })
    .from(users)
    .where(eq(users.role, 'Platform'))
    .orderBy(asc(users.name), asc(users.id));
