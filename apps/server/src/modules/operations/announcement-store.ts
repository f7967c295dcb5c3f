import type { AnnouncementAudience } from '@paidang/contract/vocabulary';
import { and, asc, count, desc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { users } from '../users/schema';
import { announcements } from './schema';

export type AnnouncementRow = typeof announcements.$inferSelect;

const roles = {
  all: ['Vendor', 'Creator'],
  vendors: ['Vendor'],
  creators: ['Creator'],
} as const satisfies Record<AnnouncementAudience, readonly string[]>;

/** The people an announcement is for. */
const isAddressed = (audience: AnnouncementAudience) =>
  and(eq(users.status, 'active'), inArray(users.role, [...roles[audience]]));

const shown = 100;

const select = (db: Database) =>
  db
    .select({ announcement: announcements, author: users.name })
    .from(announcements)
    .leftJoin(users, eq(users.id, announcements.authorId));

/** Announcements, newest first. */
export const listAnnouncements = (db: Database) => select(db).orderBy(desc(announcements.createdAt)).limit(shown);

// by id: the one the caller has just created.
export async function findAnnouncement(db: Database, id: string) {
  const [row] = await select(db).where(eq(announcements.id, id));
  return row ?? null;
}

/** Stores an announcement once, even if it is submitted twice. */
export const insertAnnouncement = (db: Database, row: typeof announcements.$inferInsert) =>
  db.insert(announcements).values(row).onConflictDoNothing();

export async function countAudiences(db: Database): Promise<Record<AnnouncementAudience, number>> {
  const rows = await db
    .select({ role: users.role, people: count() })
    .from(users)
    .where(isAddressed('all'))
    .groupBy(users.role);
  const of = (role: string) => rows.find((row) => row.role === role)?.people ?? 0;
  return { all: of('Vendor') + of('Creator'), vendors: of('Vendor'), creators: of('Creator') };
}

/** The oldest announcement not sent to everybody yet, locked until the end of the transaction. Other processes skip it. */
export async function takeUnsent(db: Database): Promise<AnnouncementRow | null> {
  const [row] = await db
    .select()
    .from(announcements)
    .where(isNull(announcements.sentAt))
    .orderBy(asc(announcements.createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
}

/** The next people to notify, ordered by id. */
export async function nextPeople(
  db: Database,
  { audience, createdAt, toldUntil }: AnnouncementRow,
  most: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isAddressed(audience), lte(users.createdAt, createdAt), toldUntil ? gt(users.id, toldUntil) : undefined))
    .orderBy(asc(users.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

// by id: the row that `takeUnsent` locked.
export const updateAnnouncement = (db: Database, id: string, change: Partial<AnnouncementRow>) =>
  db.update(announcements).set(change).where(eq(announcements.id, id));
