import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { taskPlatforms } from '../projects/schema';
import { personColumns } from '../users';
import { users } from '../users/schema';
import { worksOnline, worksReports } from './schema';

export type WorkRow = typeof worksOnline.$inferSelect;
type WorkDraftColumns = Pick<WorkRow, 'draft' | 'draftBy' | 'draftedAt'>;

/** The works of a task that were started. */
export async function listWorks(db: Database, taskId: string): Promise<WorkRow[]> {
  const rows = await db
    .select({ work: worksOnline })
    .from(worksOnline)
    .innerJoin(taskPlatforms, eq(taskPlatforms.id, worksOnline.platformId))
    .where(eq(taskPlatforms.taskId, taskId));
  return rows.map(({ work }) => work);
}

export async function findWork(db: Database, platformId: string): Promise<WorkRow | null> {
  const [work] = await db.select().from(worksOnline).where(eq(worksOnline.platformId, platformId));
  return work ?? null;
}

export const hasWork = async (db: Database, platformId: string): Promise<boolean> =>
  (await findWork(db, platformId)) !== null;

/** Saves a platform's work with this draft, or with none; its revision is incremented either way. */
export async function saveWork(db: Database, platformId: string, draft: WorkDraftColumns): Promise<WorkRow> {
  const [work] = await db
    .insert(worksOnline)
    .values({ platformId, status: 'todo', revision: 1, ...draft })
    .onConflictDoUpdate({
      target: worksOnline.platformId,
      set: { ...draft, revision: sql`${worksOnline.revision} + 1` },
    })
    .returning();
  if (!work) throw new Error('@paidang/server: insert returned no row for works_online.');
  return work;
}

export const setWorkStatus = (db: Database, { id, platformId }: WorkRow, status: WorkRow['status']) =>
  db
    .update(worksOnline)
    .set({ status })
    .where(and(eq(worksOnline.id, id), eq(worksOnline.platformId, platformId)));

const reportsWithAuthors = (db: Database) =>
  db
    .select({ report: worksReports, author: personColumns })
    .from(worksReports)
    .innerJoin(users, eq(users.id, worksReports.createdBy));

export type ReportRecord = Awaited<ReturnType<typeof listReports>>[number];

/** The reports of all works of a task, oldest first. */
export const listReports = (db: Database, taskId: string) =>
  reportsWithAuthors(db)
    .innerJoin(worksOnline, eq(worksOnline.id, worksReports.workId))
    .innerJoin(taskPlatforms, eq(taskPlatforms.id, worksOnline.platformId))
    .where(eq(taskPlatforms.taskId, taskId))
    .orderBy(asc(worksReports.number));

export const countReports = (db: Database, workId: string): Promise<number> =>
  db.$count(worksReports, eq(worksReports.workId, workId));

export const insertReport = (db: Database, report: typeof worksReports.$inferInsert) =>
  db.insert(worksReports).values(report);

/** Stores the verdict on a report. */
export const decideReport = (
  db: Database,
  { workId, number }: { workId: string; number: number },
  decision: Pick<typeof worksReports.$inferInsert, 'verdict' | 'reason' | 'decidedAt'>,
) =>
  db
    .update(worksReports)
    .set(decision)
    .where(and(eq(worksReports.workId, workId), eq(worksReports.number, number)));
