import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { comments } from '../comments/schema';
import type { PlatformRow } from '../projects';
import { caseReports, caseReportVersions } from '../reports/schema';
import { steps } from '../steps/schema';
import { worksOnline, worksReports } from '../works/schema';

/** The published work and the closing report of a platform: status, whether somebody has a draft, and versions. */
export async function partsOf(db: Database, { id }: PlatformRow) {
  const [work] = await db.select().from(worksOnline).where(eq(worksOnline.platformId, id));
  const [report] = await db.select().from(caseReports).where(eq(caseReports.platformId, id));
  return {
    work: work && { ...work, versions: await db.$count(worksReports, eq(worksReports.workId, work.id)) },
    report: report && {
      ...report,
      versions: await db.$count(caseReportVersions, eq(caseReportVersions.reportId, report.id)),
    },
  };
}

/** On the boards of its own steps, and on its part of the boards of others. */
const isCommentOf = (db: Database, { id, taskId }: PlatformRow) =>
  or(
    eq(comments.platformId, id),
    inArray(
      comments.stepId,
      db
        .select({ id: steps.id })
        .from(steps)
        .where(and(eq(steps.taskId, taskId), eq(steps.platformId, id))),
    ),
  );

export const countComments = (db: Database, platform: PlatformRow): Promise<number> =>
  db.$count(comments, and(isCommentOf(db, platform), eq(comments.isDeleted, false)));

/** Those on boards of steps that stay would be on a platform that is no more. */
export const deleteComments = (db: Database, platform: PlatformRow) =>
  db.delete(comments).where(isCommentOf(db, platform));
