import { and, eq, exists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database';
import { projects, tasks } from '../projects/schema';

export type ProjectRow = typeof projects.$inferSelect;
export type TaskRow = typeof tasks.$inferSelect;

/** A user's membership of a project. */
export interface ProjectMembership {
  readonly party: 'vendor' | 'creator';
  readonly project: ProjectRow;
}

/** A user's membership of a task, as its vendor or its creator. Creators of a project do not see each other's tasks. */
export interface TaskMembership extends ProjectMembership {
  readonly task: TaskRow;
}

/** Condition for queries on a task joined with its project: the user is the vendor, or the creator of this task. */
export const isTaskMember = (userId: string) => or(eq(projects.vendorId, userId), eq(tasks.creatorId, userId));

/** Condition for queries on a project: the user is its vendor, or the creator of one of its tasks. */
export function isMember(db: Database, userId: string) {
  const own = alias(tasks, 'own');
  const isCreator = db
    .select({ id: own.id })
    .from(own)
    .where(and(eq(own.projectId, projects.id), eq(own.creatorId, userId)));
  return or(eq(projects.vendorId, userId), exists(isCreator));
}

const partyIn = (project: ProjectRow, userId: string) => (project.vendorId === userId ? 'vendor' : 'creator');

export async function findProjectMembership(
  db: Database,
  projectId: string,
  userId: string,
): Promise<ProjectMembership | null> {
  const [project] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.id, projectId), isMember(db, userId)));
  return project ? { project, party: partyIn(project, userId) } : null;
}

export async function findTaskMembership(db: Database, taskId: string, userId: string): Promise<TaskMembership | null> {
  const [row] = await db
    .select({ task: tasks, project: projects })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(and(eq(tasks.id, taskId), isTaskMember(userId)));
  return row ? { ...row, party: partyIn(row.project, userId) } : null;
}

/**
 * Locks a project and returns its status, so that it cannot end before the transaction does.
 *
 * @param alone also prevents others from changing anything in it, so that the transaction may end it
 */
export async function holdProject(
  db: Database,
  id: string,
  { alone }: { alone: boolean },
): Promise<ProjectRow['status'] | null> {
  const [project] = await db
    .select({ status: projects.status })
    .from(projects)
    // by id: the project of a membership that was looked up
    .where(eq(projects.id, id))
    .for(alone ? 'update' : 'key share');
  return project?.status ?? null;
}
