import type { DrawingDraft } from '@paidang/contract/entities';
import { messages } from '@paidang/contract/rules';
import { functionCodes } from '@paidang/contract/vocabulary';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import type { Fact } from '../../platform/transaction';
import { comments } from '../comments/schema';
import { taskPlatforms, tasks } from '../projects/schema';
import { caseReports, caseReportVersions } from '../reports/schema';
import { versions } from '../reviews/schema';
import { revisionText } from '../schedules';
import { scheduleRevisions } from '../schedules/schema';
import { steps } from '../steps/schema';
import { worksOnline, worksReports } from '../works/schema';

/** A version or comment that exists in a project, and when it was created. */
export interface ExistingFact extends Pick<Fact, 'taskId' | 'about' | 'contents'> {
  readonly id: string;
  readonly since: Date;
}

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null;

async function stepVersions(db: Database, projectId: string): Promise<ExistingFact[]> {
  const rows = await db
    .select({ taskId: steps.taskId, step: steps.function, platform: steps.platformId, version: versions })
    .from(versions)
    .innerJoin(steps, eq(steps.id, versions.stepId))
    .innerJoin(tasks, eq(tasks.id, steps.taskId))
    .where(eq(tasks.projectId, projectId));
  return rows.map(({ taskId, step, platform, version: { id, number, content, createdBy, sentAt, acceptedAt } }) => ({
    id,
    since: sentAt,
    taskId,
    about: { step, platform, number, author: createdBy, since: iso(sentAt), accepted: iso(acceptedAt) },
    contents: { content: { text: content, source: 'versions', id } },
  }));
}

async function reportsOfWorks(db: Database, projectId: string): Promise<ExistingFact[]> {
  const rows = await db
    .select({ taskId: tasks.id, platform: taskPlatforms.id, report: worksReports })
    .from(worksReports)
    .innerJoin(worksOnline, eq(worksOnline.id, worksReports.workId))
    .innerJoin(taskPlatforms, eq(taskPlatforms.id, worksOnline.platformId))
    .innerJoin(tasks, eq(tasks.id, taskPlatforms.taskId))
    .where(eq(tasks.projectId, projectId));
  return rows.map(({ taskId, platform, report: { id, number, content, createdBy, sentAt } }) => ({
    id,
    since: sentAt,
    taskId,
    about: { step: functionCodes.worksOnline, platform, number, author: createdBy, since: iso(sentAt) },
    contents: { content: { text: content, source: 'works_reports', id } },
  }));
}

async function closingReports(db: Database, projectId: string): Promise<ExistingFact[]> {
  const rows = await db
    .select({ taskId: tasks.id, platform: taskPlatforms.id, version: caseReportVersions })
    .from(caseReportVersions)
    .innerJoin(caseReports, eq(caseReports.id, caseReportVersions.reportId))
    .innerJoin(taskPlatforms, eq(taskPlatforms.id, caseReports.platformId))
    .innerJoin(tasks, eq(tasks.id, taskPlatforms.taskId))
    .where(eq(tasks.projectId, projectId));
  const step = functionCodes.closingReport;
  return rows.map(({ taskId, platform, version: { id, number, content, createdBy, sentAt, acceptedAt } }) => ({
    id,
    since: sentAt,
    taskId,
    about: { step, platform, number, author: createdBy, since: iso(sentAt), accepted: iso(acceptedAt) },
    contents: { content: { text: content, source: 'case_report_versions', id } },
  }));
}

async function datesOfTasks(db: Database, projectId: string): Promise<ExistingFact[]> {
  const rows = await db
    .select({ revision: scheduleRevisions })
    .from(scheduleRevisions)
    .innerJoin(tasks, eq(tasks.id, scheduleRevisions.taskId))
    .where(eq(tasks.projectId, projectId));
  const step = functionCodes.schedule;
  return rows.map(({ revision }) => {
    const { id, taskId, number, createdBy, createdAt, answeredAt } = revision;
    return {
      id,
      since: createdAt,
      taskId,
      about: { step, platform: null, number, author: createdBy, since: iso(createdAt), accepted: iso(answeredAt) },
      contents: { content: { text: revisionText(revision), source: 'schedule_revisions', id } },
    };
  });
}

/** Comments that were neither deleted nor hidden. */
async function visibleComments(db: Database, projectId: string): Promise<ExistingFact[]> {
  const rows = await db
    .select({ taskId: steps.taskId, step: steps.function, comment: comments })
    .from(comments)
    .innerJoin(steps, eq(steps.id, comments.stepId))
    .innerJoin(tasks, eq(tasks.id, steps.taskId))
    .where(
      and(
        eq(tasks.projectId, projectId),
        eq(comments.isDeleted, false),
        ne(comments.message, messages.hiddenByPlatform),
      ),
    );
  return rows.map(({ taskId, step, comment }) => {
    const { id, platformId: platform, version, authorId: author, createdAt, message, images, quote } = comment;
    const { time, timeEnd: until, drawing } = comment;
    const drawn: Record<string, DrawingDraft> = drawing ? { drawing } : {};
    const value = { message, images, quote: quote?.selectedText ?? null, time, until, ...drawn };
    return {
      id,
      since: createdAt,
      taskId,
      about: { step, platform, comment: id, version, author, since: iso(createdAt) },
      contents: { text: { value, of: id } },
    };
  });
}

/** The versions and comments of a project, oldest first. Files are not included, since they were not hashed on upload. */
export async function listExisting(db: Database, projectId: string): Promise<ExistingFact[]> {
  const all = [
    ...(await stepVersions(db, projectId)),
    ...(await reportsOfWorks(db, projectId)),
    ...(await closingReports(db, projectId)),
    ...(await datesOfTasks(db, projectId)),
    ...(await visibleComments(db, projectId)),
  ];
  return all.sort((one, other) => one.since.getTime() - other.since.getTime());
}
