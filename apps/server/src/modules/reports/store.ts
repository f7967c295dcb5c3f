import { reportLimits } from '@paidang/contract/limits';
import { hasEnded, projectStatuses } from '@paidang/contract/vocabulary';
import { and, asc, desc, eq, lt, ne, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import type { PlatformRow } from '../projects';
import { projects, taskPlatforms, tasks } from '../projects/schema';
import { personColumns } from '../users';
import { users } from '../users/schema';
import { caseReports, caseReportVersions } from './schema';

export type ReportRow = typeof caseReports.$inferSelect;
type VersionRow = typeof caseReportVersions.$inferSelect;
type Draft = Pick<ReportRow, 'draft' | 'draftBy' | 'draftedAt'>;

/** The reports of a task that were started. */
export async function listReports(db: Database, taskId: string): Promise<ReportRow[]> {
  const rows = await db
    .select({ report: caseReports })
    .from(caseReports)
    .innerJoin(taskPlatforms, eq(taskPlatforms.id, caseReports.platformId))
    .where(eq(taskPlatforms.taskId, taskId));
  return rows.map(({ report }) => report);
}

/** `null` if it was not started, or the platform belongs to another task. */
export async function findReport(db: Database, taskId: string, platformId: string): Promise<ReportRow | null> {
  const reports = await listReports(db, taskId);
  return reports.find((report) => report.platformId === platformId) ?? null;
}

/** Returns whether anything was written for a platform's report. */
export const hasReport = async (db: Database, { id, taskId }: PlatformRow): Promise<boolean> =>
  (await findReport(db, taskId, id)) !== null;

/** Stores a platform's report with this draft, or with none; either way its revision is incremented. */
export async function storeReport(db: Database, platformId: string, draft: Draft): Promise<ReportRow> {
  const [report] = await db
    .insert(caseReports)
    .values({ platformId, status: 'requested', revision: 1, ...draft })
    .onConflictDoUpdate({
      target: caseReports.platformId,
      set: { ...draft, revision: sql`${caseReports.revision} + 1` },
    })
    .returning();
  if (!report) throw new Error('@paidang/server: insert returned no row for case_reports.');
  return report;
}

export const setReportStatus = (db: Database, { id, platformId }: ReportRow, status: ReportRow['status']) =>
  db
    .update(caseReports)
    .set({ status })
    .where(and(eq(caseReports.id, id), eq(caseReports.platformId, platformId)));

/** The versions of all reports of a task, oldest first. */
export const listVersions = (db: Database, taskId: string) =>
  db
    .select({ version: caseReportVersions, author: personColumns })
    .from(caseReportVersions)
    .innerJoin(users, eq(users.id, caseReportVersions.createdBy))
    .innerJoin(caseReports, eq(caseReports.id, caseReportVersions.reportId))
    .innerJoin(taskPlatforms, eq(taskPlatforms.id, caseReports.platformId))
    .where(eq(taskPlatforms.taskId, taskId))
    .orderBy(asc(caseReportVersions.number));

export type VersionRecord = Awaited<ReturnType<typeof listVersions>>[number];

export const countVersions = (db: Database, reportId: string): Promise<number> =>
  db.$count(caseReportVersions, eq(caseReportVersions.reportId, reportId));

/** The number of versions of a platform's report. */
export async function countReportVersions(db: Database, taskId: string, platformId: string): Promise<number> {
  const report = await findReport(db, taskId, platformId);
  return report ? countVersions(db, report.id) : 0;
}

/** Returns whether the vendor has accepted a platform's report; after that it cannot be changed. */
export const isReportAccepted = async (db: Database, taskId: string, platformId: string): Promise<boolean> =>
  (await findReport(db, taskId, platformId))?.status === 'accepted';

export const insertVersion = (db: Database, version: typeof caseReportVersions.$inferInsert) =>
  db.insert(caseReportVersions).values(version);

/** Records what the vendor did with a version. */
export const markVersion = (
  db: Database,
  { reportId, number }: Pick<VersionRow, 'reportId' | 'number'>,
  marks: Partial<Pick<VersionRow, 'openedAt' | 'acceptedAt' | 'updateParts' | 'updateReason' | 'updateRequestedAt'>>,
) =>
  db
    .update(caseReportVersions)
    .set(marks)
    .where(and(eq(caseReportVersions.reportId, reportId), eq(caseReportVersions.number, number)));

interface EarlierThan {
  readonly vendorId: string;
  /** The project to leave out. */
  readonly projectId: string;
  readonly before: Date;
}

/** Reports accepted before a point in time in a vendor's other closed projects, newest first. */
export const listEarlierReports = (db: Database, { vendorId, projectId, before }: EarlierThan) =>
  db
    .select({ projectId: projects.id, taskId: tasks.id, fee: tasks.fee, content: caseReportVersions.content })
    .from(caseReportVersions)
    .innerJoin(caseReports, eq(caseReports.id, caseReportVersions.reportId))
    .innerJoin(taskPlatforms, eq(taskPlatforms.id, caseReports.platformId))
    .innerJoin(tasks, eq(tasks.id, taskPlatforms.taskId))
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(
      and(
        eq(projects.vendorId, vendorId),
        eq(projects.status, 'closed'),
        ne(projects.id, projectId),
        lt(caseReportVersions.acceptedAt, before),
      ),
    )
    .orderBy(desc(caseReportVersions.acceptedAt))
    .limit(reportLimits.compared.reports);

export type UnansweredReport = Awaited<ReturnType<typeof listUnanswered>>[number];

/** Reports of ongoing projects whose latest version the vendor opened before a point in time without responding. */
export async function listUnanswered(db: Database, openedBy: Date) {
  const rows = await db
    .select({ report: caseReports, version: caseReportVersions, task: tasks, project: projects })
    .from(caseReports)
    .innerJoin(caseReportVersions, eq(caseReportVersions.reportId, caseReports.id))
    .innerJoin(taskPlatforms, eq(taskPlatforms.id, caseReports.platformId))
    .innerJoin(tasks, eq(tasks.id, taskPlatforms.taskId))
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(and(eq(caseReports.status, 'opened'), notInArray(projects.status, projectStatuses.filter(hasEnded))))
    .orderBy(asc(caseReportVersions.number));
  const newest = new Map(rows.map((row) => [row.report.id, row]));
  return [...newest.values()].flatMap(({ version: { number, openedAt }, ...row }) =>
    openedAt && openedAt <= openedBy ? [{ ...row, number }] : [],
  );
}
