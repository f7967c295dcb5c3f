import { and, count, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import type { ProjectRow, TaskRow } from '../membership';
import { projects, tasks } from '../projects/schema';
import type { StepRow } from '../steps';
import { steps } from '../steps/schema';
import { type PersonRow, personColumns } from '../users';
import { users } from '../users/schema';
import { guestLinks, guests } from './schema';

export type LinkRow = typeof guestLinks.$inferSelect;
export type GuestRow = typeof guests.$inferSelect;

/** A link with the step it shows, and the step's task and project. */
export interface LinkWithStep {
  readonly link: LinkRow;
  readonly step: StepRow;
  readonly task: TaskRow;
  readonly project: ProjectRow;
}

/** A guest, with the link they came by. */
export interface Visit extends LinkWithStep {
  readonly guest: GuestRow;
}

const inPlace = { link: guestLinks, step: steps, task: tasks, project: projects };

export async function findLinkByToken(db: Database, tokenHash: string): Promise<LinkWithStep | null> {
  const [row] = await db
    .select(inPlace)
    .from(guestLinks)
    .innerJoin(steps, eq(steps.id, guestLinks.stepId))
    .innerJoin(tasks, eq(tasks.id, steps.taskId))
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(eq(guestLinks.tokenHash, tokenHash));
  return row ?? null;
}

async function findVisit(db: Database, where: ReturnType<typeof eq>): Promise<Visit | null> {
  const [row] = await db
    .select({ ...inPlace, guest: guests })
    .from(guests)
    .innerJoin(guestLinks, eq(guestLinks.id, guests.linkId))
    .innerJoin(steps, eq(steps.id, guestLinks.stepId))
    .innerJoin(tasks, eq(tasks.id, steps.taskId))
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(where);
  return row ?? null;
}

/** Finds a visit by the hash of the pass the guest's browser keeps. */
export const findVisitByPass = (db: Database, tokenHash: string) => findVisit(db, eq(guests.tokenHash, tokenHash));

// by id: the id comes from a signed address
export const findVisitOfGuest = (db: Database, guestId: string) => findVisit(db, eq(guests.id, guestId));

export interface LinkRecord {
  readonly link: LinkRow;
  readonly maker: PersonRow;
}

const records = (db: Database) =>
  db
    .select({ link: guestLinks, maker: personColumns })
    .from(guestLinks)
    .innerJoin(users, eq(users.id, guestLinks.makerId));

/** The links to a step, newest first. */
export const listLinks = (db: Database, stepId: string): Promise<LinkRecord[]> =>
  records(db).where(eq(guestLinks.stepId, stepId)).orderBy(desc(guestLinks.createdAt), desc(guestLinks.id));

/** `null` for a link of another task. */
export async function findLink(db: Database, taskId: string, id: string): Promise<LinkRecord | null> {
  const [record] = await records(db)
    .innerJoin(steps, eq(steps.id, guestLinks.stepId))
    .where(and(eq(steps.taskId, taskId), eq(guestLinks.id, id)));
  return record ?? null;
}

/** The guests of links, last seen first. */
export const listGuests = (db: Database, linkIds: readonly string[]): Promise<GuestRow[]> =>
  db
    .select()
    .from(guests)
    .where(inArray(guests.linkId, [...linkIds]))
    .orderBy(desc(guests.lastSeenAt), desc(guests.id));

export async function countOpenLinks(db: Database, stepId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(guestLinks)
    .where(and(eq(guestLinks.stepId, stepId), isNull(guestLinks.revokedAt), gt(guestLinks.expiresAt, now)));
  return row?.total ?? 0;
}

export async function insertLink(db: Database, link: typeof guestLinks.$inferInsert): Promise<void> {
  await db.insert(guestLinks).values(link);
}

/** Deletes links that ended before the given time, with their guests. The guests' comments stay on the board. */
export const deleteLinksEndedBefore = (db: Database, before: Date) =>
  db.delete(guestLinks).where(or(lt(guestLinks.expiresAt, before), lt(guestLinks.revokedAt, before)));

/** Revokes a link, unless it was already revoked. @returns whether this call revoked it */
export async function revokeLink(db: Database, { id, stepId }: LinkRow, now: Date): Promise<boolean> {
  const revoked = await db
    .update(guestLinks)
    .set({ revokedAt: now })
    .where(and(eq(guestLinks.stepId, stepId), eq(guestLinks.id, id), isNull(guestLinks.revokedAt)))
    .returning({ id: guestLinks.id });
  return revoked.length > 0;
}

export const countGuests = (db: Database, linkId: string): Promise<number> =>
  db.$count(guests, eq(guests.linkId, linkId));

export async function insertGuest(db: Database, guest: typeof guests.$inferInsert): Promise<GuestRow> {
  const [row] = await db.insert(guests).values(guest).returning();
  if (!row) throw new Error('@paidang/server: insert returned no row for guests.');
  return row;
}

/** Updates when the guest was last seen. A guest who was last seen before `awaySince` counts as opening the link again. */
export const noteGuest = (db: Database, { id, linkId }: GuestRow, { now, awaySince }: { now: Date; awaySince: Date }) =>
  db
    .update(guests)
    .set({
      lastSeenAt: now,
      openings: sql`${guests.openings} + case when ${guests.lastSeenAt} < ${awaySince.toISOString()}::timestamptz then 1 else 0 end`,
    })
    .where(and(eq(guests.id, id), eq(guests.linkId, linkId)));
