import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { projects, taskPlatforms, tasks } from '../projects/schema';
import { caseReports, caseReportVersions } from '../reports/schema';
import { steps } from '../steps/schema';
import { users } from '../users/schema';
import { worksOnline, worksReports } from '../works/schema';
import { creatorCardWorks, workConsentRequests } from './schema';

export type ConsentRow = typeof workConsentRequests.$inferSelect;

const columns = {
  task: tasks,
  project: { id: projects.id, name: projects.name, status: projects.status, vendorId: projects.vendorId },
  brand: users.companyName,
  consent: workConsentRequests,
};

const closedTasks = (db: Database) =>
  db
    .select(columns)
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .innerJoin(users, eq(users.id, projects.vendorId))
    .leftJoin(workConsentRequests, eq(workConsentRequests.taskId, tasks.id));

/** A task with its project and the vendor's consent to showing its work. */
export type ClosedTask = Awaited<ReturnType<typeof closedTasks>>[number];

/** A creator's tasks in closed projects, most recently ended first. */
export const listClosedTasks = (db: Database, creatorId: string, most: number): Promise<ClosedTask[]> =>
  closedTasks(db)
    .where(and(eq(tasks.creatorId, creatorId), eq(projects.status, 'closed')))
    .orderBy(desc(projects.endedAt), asc(tasks.position), asc(tasks.id))
    .limit(most);

/** A task of a project. */
export async function findTask(db: Database, taskId: string, projectId: string): Promise<ClosedTask | null> {
  const [row] = await closedTasks(db).where(and(eq(tasks.id, taskId), eq(tasks.projectId, projectId)));
  return row ?? null;
}

/** The works on a card for which consent was given, in display order. */
export const listShown = (db: Database, creatorId: string): Promise<ClosedTask[]> =>
  db
    .select(columns)
    .from(creatorCardWorks)
    .innerJoin(tasks, and(eq(tasks.id, creatorCardWorks.taskId), eq(tasks.creatorId, creatorCardWorks.userId)))
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .innerJoin(users, eq(users.id, projects.vendorId))
    .innerJoin(workConsentRequests, eq(workConsentRequests.taskId, tasks.id))
    .where(
      and(
        eq(creatorCardWorks.userId, creatorId),
        eq(projects.status, 'closed'),
        eq(workConsentRequests.consent, 'given'),
      ),
    )
    .orderBy(asc(creatorCardWorks.position));

/** A creator's projects for which the vendor gave consent, with the vendor's company. */
export const listNamedBrands = (db: Database, creatorId: string) =>
  db
    .selectDistinct({ projectId: projects.id, brand: users.companyName })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .innerJoin(users, eq(users.id, projects.vendorId))
    .innerJoin(workConsentRequests, eq(workConsentRequests.taskId, tasks.id))
    .where(and(eq(tasks.creatorId, creatorId), eq(workConsentRequests.consent, 'given')));

/** Passed reports of where the tasks' works were published, by platform, newest report of each platform first. */
export const listPublished = (db: Database, taskIds: readonly string[]) =>
  db
    .select({ taskId: taskPlatforms.taskId, platform: taskPlatforms, report: worksReports })
    .from(worksReports)
    .innerJoin(worksOnline, eq(worksOnline.id, worksReports.workId))
    .innerJoin(taskPlatforms, eq(taskPlatforms.id, worksOnline.platformId))
    .where(and(inArray(taskPlatforms.taskId, [...taskIds]), eq(worksReports.verdict, 'passed')))
    .orderBy(asc(taskPlatforms.position), desc(worksReports.number));

/** The accepted closing reports of the tasks, newest first. */
export const listAccepted = (db: Database, taskIds: readonly string[]) =>
  db
    .select({ taskId: taskPlatforms.taskId, platformId: taskPlatforms.id, content: caseReportVersions.content })
    .from(caseReportVersions)
    .innerJoin(caseReports, eq(caseReports.id, caseReportVersions.reportId))
    .innerJoin(taskPlatforms, eq(taskPlatforms.id, caseReports.platformId))
    .where(and(inArray(taskPlatforms.taskId, [...taskIds]), isNotNull(caseReportVersions.acceptedAt)))
    .orderBy(desc(caseReportVersions.number));

/** The pictures of the tasks' steps, last step first. */
export const listPictures = (db: Database, taskIds: readonly string[]) =>
  db
    .select({ taskId: steps.taskId, picture: steps.picture })
    .from(steps)
    .where(and(inArray(steps.taskId, [...taskIds]), isNotNull(steps.picture)))
    .orderBy(desc(steps.position), asc(steps.function));

/** The titles of the tasks' platforms. */
export const listPlatformTitles = (db: Database, taskIds: readonly string[]) =>
  db
    .select({ taskId: taskPlatforms.taskId, title: taskPlatforms.title })
    .from(taskPlatforms)
    .where(inArray(taskPlatforms.taskId, [...taskIds]))
    .orderBy(asc(taskPlatforms.position));

export const putConsent = (db: Database, consent: ConsentRow) =>
  db
    .insert(workConsentRequests)
    .values(consent)
    .onConflictDoUpdate({ target: workConsentRequests.taskId, set: consent });
