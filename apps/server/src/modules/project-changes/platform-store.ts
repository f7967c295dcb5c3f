import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { comments } from '../comments/schema';
import type { PlatformRow } from '../projects';
import { caseReports, caseReportVersions } from '../reports/schema';
import { steps } from '../steps/schema';
import { worksOnline, worksReports } from '../works/schema';

/** A platform's published work and closing report: status, whether there is a draft, and the number of versions. */
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

/** Comments on the boards of the platform's own steps, and on its part of other boards. */
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

/** Deletes a platform's comments, including those on boards of remaining steps, which would refer to a missing platform. */
export const deleteComments = (db: Database, platform: PlatformRow) =>
  db.delete(comments).where(isCommentOf(db, platform));
