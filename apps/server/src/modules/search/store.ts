import { and, desc, eq, ilike, inArray, ne, or } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { containing } from '../../platform/database/containing';
import { comments } from '../comments/schema';
import { isMember, isTaskMember } from '../membership';
import { projects, tasks } from '../projects/schema';
import { steps } from '../steps/schema';
import { users } from '../users/schema';

export interface Search {
  readonly userId: string;
  readonly words: string;
  /** Results of each kind. */
  readonly most: number;
}

export const findProjects = (db: Database, { userId, words, most }: Search) => {
  const like = containing(words);
  return db
    .select({ uuid: projects.id, name: projects.name, brand: projects.brand })
    .from(projects)
    .where(
      and(
        isMember(db, userId),
        or(ilike(projects.name, like), ilike(projects.brand, like), ilike(projects.product, like)),
      ),
    )
    .orderBy(desc(projects.createdAt))
    .limit(most);
};

export const findTasks = (db: Database, { userId, words, most }: Search) =>
  db
    .select({
      uuid: tasks.id,
      index: tasks.position,
      type: tasks.type,
      title: tasks.title,
      project_uuid: projects.id,
      project_name: projects.name,
    })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(and(isTaskMember(userId), ilike(tasks.title, containing(words))))
    .orderBy(desc(tasks.createdAt), desc(tasks.id))
    .limit(most);

/** Newest first. */
export const findComments = (db: Database, { userId, words, most }: Search) =>
  db
    .select({
      message_id: comments.id,
      message: comments.message,
      author: users.name,
      function: steps.function,
      task_uuid: tasks.id,
      task_type: tasks.type,
      task_index: tasks.position,
      project_name: projects.name,
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .innerJoin(steps, eq(steps.id, comments.stepId))
    .innerJoin(tasks, eq(tasks.id, steps.taskId))
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(and(isTaskMember(userId), eq(comments.isDeleted, false), ilike(comments.message, containing(words))))
    .orderBy(desc(comments.createdAt), desc(comments.ordinal))
    .limit(most);

/** The vendors and creators the user works with. */
export const findPeople = (db: Database, { userId, words, most }: Search) => {
  const like = containing(words);
  const atOwn = <Column extends typeof projects.vendorId | typeof tasks.creatorId>(id: Column) =>
    db.select({ id }).from(tasks).innerJoin(projects, eq(projects.id, tasks.projectId)).where(isTaskMember(userId));
  const vendors = atOwn(projects.vendorId);
  const creators = atOwn(tasks.creatorId);
  return db
    .select({ id: users.id, role: users.role, name: users.name, companyName: users.companyName, avatar: users.avatar })
    .from(users)
    .where(
      and(
        ne(users.id, userId),
        or(inArray(users.id, vendors), inArray(users.id, creators)),
        or(ilike(users.name, like), ilike(users.companyName, like)),
      ),
    )
    .orderBy(users.name)
    .limit(most);
};
