import type { ScheduleDates } from '@paidang/contract/rules';
import { functionCodes, identityCodes } from '@paidang/contract/vocabulary';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, like, or } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { comments } from '../comments/schema';
import { isAtTask, isMember, type ProjectRow, type TaskRow } from '../membership';
import { agreedDates } from '../schedules/store';
import { steps } from '../steps/schema';
import { users } from '../users/schema';
import { activities, projects, taskPlatforms, tasks } from './schema';

export type PlatformRow = typeof taskPlatforms.$inferSelect;
export type StepRow = typeof steps.$inferSelect;

const person = {
  id: users.id,
  role: users.role,
  name: users.name,
  companyName: users.companyName,
  avatar: users.avatar,
};
export type PersonRow = Pick<typeof users.$inferSelect, keyof typeof person>;

export interface ProjectRecord {
  readonly project: ProjectRow;
  readonly vendor: PersonRow;
}
export interface TaskRecord {
  readonly task: TaskRow;
  readonly creator: PersonRow | null;
  /** In their order. */
  readonly platforms: readonly PlatformRow[];
}
export interface StepRecord {
  readonly step: StepRow;
  readonly openComments: number;
  /** The agreed dates of its task. */
  readonly dates: ScheduleDates | null;
}

const projectsWithVendors = (db: Database) =>
  db.select({ project: projects, vendor: person }).from(projects).innerJoin(users, eq(users.id, projects.vendorId));

/** The projects somebody is in, newest first. */
export const listProjects = (db: Database, userId: string): Promise<ProjectRecord[]> =>
  projectsWithVendors(db).where(isMember(db, userId)).orderBy(desc(projects.createdAt), asc(projects.id));

export async function findProject(db: Database, id: string): Promise<ProjectRecord | null> {
  const [record] = await projectsWithVendors(db).where(eq(projects.id, id));
  return record ?? null;
}

const tasksWithCreators = (db: Database) =>
  db.select({ task: tasks, creator: person }).from(tasks).leftJoin(users, eq(users.id, tasks.creatorId));

/** The platforms of tasks in their order. */
export const listPlatforms = (db: Database, taskIds: readonly string[]): Promise<PlatformRow[]> =>
  db
    .select()
    .from(taskPlatforms)
    .where(inArray(taskPlatforms.taskId, [...taskIds]))
    .orderBy(asc(taskPlatforms.position));

/** `null` for a platform of another task. */
export async function findPlatform(db: Database, taskId: string, id: string): Promise<PlatformRow | null> {
  const [platform] = await db
    .select()
    .from(taskPlatforms)
    .where(and(eq(taskPlatforms.taskId, taskId), eq(taskPlatforms.id, id)));
  return platform ?? null;
}

export const insertPlatforms = (
  db: Database,
  platforms: (typeof taskPlatforms.$inferInsert)[],
): Promise<PlatformRow[]> => db.insert(taskPlatforms).values(platforms).returning();

export const updatePlatform = (db: Database, id: string, change: Partial<PlatformRow>) =>
  db.update(taskPlatforms).set(change).where(eq(taskPlatforms.id, id));

/** And its steps with it. */
export const deletePlatform = (db: Database, id: string) => db.delete(taskPlatforms).where(eq(taskPlatforms.id, id));

export const updateTask = (db: Database, id: string, change: Partial<TaskRow>) =>
  db.update(tasks).set(change).where(eq(tasks.id, id));

async function withPlatforms(db: Database, rows: readonly Omit<TaskRecord, 'platforms'>[]): Promise<TaskRecord[]> {
  const platforms = await listPlatforms(
    db,
    rows.map(({ task }) => task.id),
  );
  return rows.map((row) => ({ ...row, platforms: platforms.filter(({ taskId }) => taskId === row.task.id) }));
}

/** Those somebody is at, in their order. */
export const listTasks = async (db: Database, projectIds: readonly string[], userId: string): Promise<TaskRecord[]> =>
  withPlatforms(
    db,
    await tasksWithCreators(db)
      .innerJoin(projects, eq(projects.id, tasks.projectId))
      .where(and(inArray(tasks.projectId, [...projectIds]), isAtTask(userId)))
      .orderBy(asc(tasks.position)),
  );

export async function findTask(db: Database, id: string): Promise<TaskRecord | null> {
  const [record] = await withPlatforms(db, await tasksWithCreators(db).where(eq(tasks.id, id)));
  return record ?? null;
}

/** The steps of tasks in their order, each with the number of threads nobody has processed and the agreed dates. */
export async function listSteps(db: Database, taskIds: readonly string[]): Promise<StepRecord[]> {
  const rows = await db
    .select({ step: steps, openComments: count(comments.id) })
    .from(steps)
    .leftJoin(
      comments,
      and(
        eq(comments.stepId, steps.id),
        isNull(comments.parentId),
        eq(comments.isProcessed, false),
        eq(comments.isDeleted, false),
      ),
    )
    .leftJoin(taskPlatforms, eq(taskPlatforms.id, steps.platformId))
    .where(inArray(steps.taskId, [...taskIds]))
    .groupBy(steps.id, taskPlatforms.position)
    .orderBy(asc(steps.position), asc(steps.function), asc(taskPlatforms.position));
  const dates = await agreedDates(db, taskIds);
  return rows.map((row) => ({ ...row, dates: dates.get(row.step.taskId) ?? null }));
}

/** Of the project itself, whichever of its tasks was the last. */
const isOfProject = like(activities.code, `${identityCodes.platform}-${functionCodes.case}-%`);

/** What somebody may know of, newest first: what the project did, and what happened at their tasks. */
export const listActivities = (db: Database, projectId: string, userId: string, most: number) =>
  db
    .select({ activity: activities, actor: person, platform: taskPlatforms.title })
    .from(activities)
    .leftJoin(users, eq(users.id, activities.actorId))
    .leftJoin(taskPlatforms, eq(taskPlatforms.id, activities.platformId))
    .innerJoin(tasks, eq(tasks.id, activities.taskId))
    .innerJoin(projects, eq(projects.id, activities.projectId))
    .where(and(eq(activities.projectId, projectId), or(isAtTask(userId), isOfProject)))
    .orderBy(desc(activities.createdAt), desc(activities.ordinal))
    .limit(most);

export const insertActivity = (db: Database, activity: typeof activities.$inferInsert) =>
  db.insert(activities).values(activity);

/** The creators of a project's tasks, each once. */
export async function creatorsOf(db: Database, projectId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: tasks.creatorId })
    .from(tasks)
    .where(and(eq(tasks.projectId, projectId), isNotNull(tasks.creatorId)));
  return rows.flatMap(({ id }) => id ?? []);
}

/** Until the end of the unit of work, nobody else moves the project on. */
export const lockProject = (db: Database, id: string) =>
  db.select({ id: projects.id }).from(projects).where(eq(projects.id, id)).for('no key update');

/** Whether the project was in one of these statuses and is in the new one now. */
export async function setProjectStatus(
  db: Database,
  id: string,
  from: readonly ProjectRow['status'][],
  to: ProjectRow['status'],
): Promise<boolean> {
  const changed = await db
    .update(projects)
    .set({ status: to })
    .where(and(eq(projects.id, id), inArray(projects.status, [...from])))
    .returning({ id: projects.id });
  return changed.length > 0;
}
