import {
  actionCodes,
  type BuildMode,
  endingActions,
  functionCodes,
  hasEnded,
  identityCodes,
  projectStatuses,
} from '@paidang/contract/vocabulary';
import { and, asc, desc, eq, inArray, isNotNull, like, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { isMember, isTaskMember, type ProjectRow, type TaskRow } from '../membership';
import { type PersonRow, personColumns } from '../users';
import { users } from '../users/schema';
import { changeOpenCancellation } from './cancellation-store';
import { activities, projectArchives, projects, taskPlatforms, tasks } from './schema';

export type PlatformRow = typeof taskPlatforms.$inferSelect;

export interface ProjectRecord {
  readonly project: ProjectRow;
  readonly vendor: PersonRow;
}
export interface TaskRecord {
  readonly task: TaskRow;
  readonly creator: PersonRow | null;
  /** In display order. */
  readonly platforms: readonly PlatformRow[];
}
const projectsWithVendors = (db: Database) =>
  db
    .select({ project: projects, vendor: personColumns })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.vendorId));

/** A user's projects, newest first. */
export const listProjects = (db: Database, userId: string): Promise<ProjectRecord[]> =>
  projectsWithVendors(db).where(isMember(db, userId)).orderBy(desc(projects.createdAt), asc(projects.id));

export async function findProject(db: Database, id: string): Promise<ProjectRecord | null> {
  // by id: of a membership that was looked up
  const [record] = await projectsWithVendors(db).where(eq(projects.id, id));
  return record ?? null;
}

export async function insertProject(db: Database, project: typeof projects.$inferInsert): Promise<ProjectRow> {
  const [row] = await db.insert(projects).values(project).returning();
  if (!row) throw new Error('@paidang/server: insert returned no row for projects.');
  return row;
}

export const updateProject = (
  db: Database,
  { id, vendorId }: ProjectRow,
  change: Partial<Pick<ProjectRow, 'name' | 'brand' | 'product' | 'startDate' | 'endDate'>>,
) =>
  db
    .update(projects)
    .set(change)
    .where(and(eq(projects.id, id), eq(projects.vendorId, vendorId)));

/** The projects a user has archived. */
export async function listArchived(db: Database, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: projectArchives.projectId })
    .from(projectArchives)
    .where(eq(projectArchives.userId, userId));
  return new Set(rows.map(({ id }) => id));
}

export const insertArchive = (db: Database, archive: typeof projectArchives.$inferInsert) =>
  db.insert(projectArchives).values(archive).onConflictDoNothing();

export const deleteArchive = (db: Database, userId: string, projectId: string) =>
  db.delete(projectArchives).where(and(eq(projectArchives.userId, userId), eq(projectArchives.projectId, projectId)));

/** Returns the updated project, or `null` if there is none. */
export async function setBuildMode(db: Database, id: string, buildMode: BuildMode): Promise<ProjectRow | null> {
  // by id: named by the platform team
  const [project] = await db.update(projects).set({ buildMode }).where(eq(projects.id, id)).returning();
  return project ?? null;
}

/** The build mode of a task's project. */
export async function buildModeOf(db: Database, taskId: string): Promise<BuildMode> {
  const [project] = await db
    .select({ mode: projects.buildMode })
    .from(projects)
    .innerJoin(tasks, eq(tasks.projectId, projects.id))
    // by id: of a task the caller has looked up
    .where(eq(tasks.id, taskId));
  return project?.mode ?? 'self';
}

const tasksWithCreators = (db: Database) =>
  db.select({ task: tasks, creator: personColumns }).from(tasks).leftJoin(users, eq(users.id, tasks.creatorId));

/** The platforms of tasks, in display order. */
export const listPlatforms = (db: Database, taskIds: readonly string[]): Promise<PlatformRow[]> =>
  db
    .select()
    .from(taskPlatforms)
    .where(inArray(taskPlatforms.taskId, [...taskIds]))
    .orderBy(asc(taskPlatforms.position));

const isPlatform = ({ id, taskId }: Pick<PlatformRow, 'id' | 'taskId'>) =>
  and(eq(taskPlatforms.id, id), eq(taskPlatforms.taskId, taskId));

/** `null` for a platform of another task. */
export async function findPlatform(db: Database, taskId: string, id: string): Promise<PlatformRow | null> {
  const [platform] = await db.select().from(taskPlatforms).where(isPlatform({ id, taskId }));
  return platform ?? null;
}

export const insertPlatforms = (
  db: Database,
  platforms: (typeof taskPlatforms.$inferInsert)[],
): Promise<PlatformRow[]> => db.insert(taskPlatforms).values(platforms).returning();

export const updatePlatform = (db: Database, platform: PlatformRow, change: Partial<PlatformRow>) =>
  db.update(taskPlatforms).set(change).where(isPlatform(platform));

/** Its steps are deleted along with it. */
export const deletePlatform = (db: Database, platform: PlatformRow) =>
  db.delete(taskPlatforms).where(isPlatform(platform));

export type NewTask = typeof tasks.$inferInsert;

export async function insertTask(db: Database, task: NewTask): Promise<TaskRow> {
  const [row] = await db.insert(tasks).values(task).returning();
  if (!row) throw new Error('@paidang/server: insert returned no row for tasks.');
  return row;
}

export const updateTask = (db: Database, { id, projectId }: TaskRow, change: Partial<TaskRow>) =>
  db
    .update(tasks)
    .set(change)
    .where(and(eq(tasks.id, id), eq(tasks.projectId, projectId)));

/** Its steps, platforms and invitations are deleted along with it. */
export const deleteTask = (db: Database, { id, projectId }: TaskRow) =>
  db.delete(tasks).where(and(eq(tasks.id, id), eq(tasks.projectId, projectId)));

/** Locks the task until the end of the transaction. Rows referring to it may still be inserted. */
export const lockTask = (db: Database, id: string) =>
  // by id: its steps are looked up by the same id
  db.select({ id: tasks.id }).from(tasks).where(eq(tasks.id, id)).for('no key update');

async function withPlatforms(db: Database, rows: readonly Omit<TaskRecord, 'platforms'>[]): Promise<TaskRecord[]> {
  const platforms = await listPlatforms(
    db,
    rows.map(({ task }) => task.id),
  );
  return rows.map((row) => ({ ...row, platforms: platforms.filter(({ taskId }) => taskId === row.task.id) }));
}

/** The tasks of these projects in which a user takes part, in display order. */
export const listTasks = async (db: Database, projectIds: readonly string[], userId: string): Promise<TaskRecord[]> =>
  withPlatforms(
    db,
    await tasksWithCreators(db)
      .innerJoin(projects, eq(projects.id, tasks.projectId))
      .where(and(inArray(tasks.projectId, [...projectIds]), isTaskMember(userId)))
      .orderBy(asc(tasks.position)),
  );

/** Increments the change counters of tasks. Updates are ordered by id to avoid deadlocks. */
export async function countTaskChanges(db: Database, taskIds: readonly string[]): Promise<void> {
  // by id: of tasks the transaction has published events about
  for (const id of taskIds.toSorted()) {
    await db
      .update(tasks)
      .set({ changes: sql`${tasks.changes} + 1` })
      .where(eq(tasks.id, id));
  }
}

export async function findTask(db: Database, id: string): Promise<TaskRecord | null> {
  // by id: of a membership that was looked up
  const [record] = await withPlatforms(db, await tasksWithCreators(db).where(eq(tasks.id, id)));
  return record ?? null;
}

/** Activities about the project as a whole, although they name a task: the platform's, and the vendor's changes and endings. */
const isOfProject = or(
  like(activities.code, `${identityCodes.platform}-${functionCodes.case}-%`),
  inArray(
    activities.code,
    [actionCodes.modified, ...endingActions].map((action) => `${identityCodes.vendor}-${functionCodes.case}-${action}`),
  ),
);

export type ActivityRecord = Awaited<ReturnType<typeof listActivities>>[number];

/** The activities a user may see, newest first: those of the project and of the user's tasks. */
export const listActivities = (db: Database, projectId: string, userId: string, most: number) =>
  db
    .select({ activity: activities, actor: personColumns, platform: taskPlatforms.title })
    .from(activities)
    .leftJoin(users, eq(users.id, activities.actorId))
    .leftJoin(taskPlatforms, eq(taskPlatforms.id, activities.platformId))
    .innerJoin(tasks, eq(tasks.id, activities.taskId))
    .innerJoin(projects, eq(projects.id, activities.projectId))
    .where(and(eq(activities.projectId, projectId), or(isTaskMember(userId), isOfProject)))
    .orderBy(desc(activities.createdAt), desc(activities.ordinal))
    .limit(most);

/** Replaces the excerpt quoted by an activity. */
export const replaceExcerpt = (
  db: Database,
  { taskId, actorId, createdAt }: { taskId: string; actorId: string; createdAt: Date },
  excerpt: string,
) =>
  db
    .update(activities)
    .set({ excerpt })
    .where(
      and(
        eq(activities.taskId, taskId),
        eq(activities.actorId, actorId),
        eq(activities.createdAt, createdAt),
        isNotNull(activities.excerpt),
      ),
    );

export type NewActivity = typeof activities.$inferInsert;

export const insertActivity = (db: Database, activity: NewActivity) => db.insert(activities).values(activity);

/** The distinct creators of a project's tasks. */
export async function creatorsOf(db: Database, projectId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: tasks.creatorId })
    .from(tasks)
    .where(and(eq(tasks.projectId, projectId), isNotNull(tasks.creatorId)));
  return rows.flatMap(({ id }) => id ?? []);
}

/** Locks the project until the end of the transaction, so that its status changes only once. */
export const lockProject = (db: Database, id: string) =>
  // by id: of the task that is being moved
  db.select({ id: projects.id }).from(projects).where(eq(projects.id, id)).for('no key update');

const ended = projectStatuses.filter(hasEnded);

/** Ends an ongoing project; an open request to cancel it lapses. @returns whether it was ongoing */
export async function endProject(
  db: Database,
  id: string,
  status: 'closed' | 'cancelled',
  now: Date,
): Promise<boolean> {
  const changed = await db
    .update(projects)
    .set({ status, endedAt: now })
    .where(and(eq(projects.id, id), notInArray(projects.status, ended)))
    .returning({ id: projects.id });
  if (changed.length === 0) return false;
  await changeOpenCancellation(db, id, { outcome: 'lapsed', settledAt: now });
  return true;
}

/** Reopens a project. @returns whether it had ended */
export async function reopenProject(db: Database, id: string, status: ProjectRow['status']): Promise<boolean> {
  const reopened = await db
    .update(projects)
    .set({ status, endedAt: null })
    .where(and(eq(projects.id, id), inArray(projects.status, ended)))
    .returning({ id: projects.id });
  return reopened.length > 0;
}

/** Changes the status if it is one of `from`. @returns whether it was changed */
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
