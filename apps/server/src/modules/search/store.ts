import { and, desc, eq, ilike, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database';
import { containing } from '../../platform/database/containing';
import { chatMembers, chatMessages } from '../chat/schema';
import { authorName } from '../comments';
import { comments } from '../comments/schema';
import { isMember, isTaskMember } from '../membership';
import { projects, tasks } from '../projects/schema';
import { versions } from '../reviews/schema';
import { steps } from '../steps/schema';
import { users } from '../users/schema';

export interface Search {
  readonly userId: string;
  readonly words: string;
  /** Maximum number of results of each kind. */
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

/** Comments, newest first. */
export const findComments = (db: Database, { userId, words, most }: Search) =>
  db
    .select({
      message_id: comments.id,
      thread_id: sql<string>`coalesce(${comments.parentId}, ${comments.id})`,
      message: comments.message,
      author: authorName,
      function: steps.function,
      platform_uuid: comments.platformId,
      script_uuid: comments.scriptId,
      project_uuid: projects.id,
      task_uuid: tasks.id,
      task_type: tasks.type,
      task_index: tasks.position,
      project_name: projects.name,
    })
    .from(comments)
    .leftJoin(users, eq(users.id, comments.authorId))
    .innerJoin(steps, eq(steps.id, comments.stepId))
    .innerJoin(tasks, eq(tasks.id, steps.taskId))
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(and(isTaskMember(userId), eq(comments.isDeleted, false), ilike(comments.message, containing(words))))
    .orderBy(desc(comments.createdAt), desc(comments.ordinal))
    .limit(most);

/** The latest version of each step that contains the words, newest first; archived steps are not searched. */
export const findDocuments = (db: Database, { userId, words, most }: Search) =>
  db
    .select({
      uuid: versions.id,
      words: versions.words,
      version: versions.number,
      function: steps.function,
      platform_uuid: steps.platformId,
      task_uuid: tasks.id,
      task_type: tasks.type,
      task_index: tasks.position,
      project_uuid: projects.id,
      project_name: projects.name,
    })
    .from(versions)
    .innerJoin(steps, and(eq(steps.id, versions.stepId), eq(steps.version, versions.number)))
    .innerJoin(tasks, eq(tasks.id, steps.taskId))
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(and(isTaskMember(userId), ne(steps.status, 'archived'), ilike(versions.words, containing(words))))
    .orderBy(desc(versions.sentAt), desc(versions.id))
    .limit(most);

const own = alias(chatMembers, 'own_chat_members');
const other = alias(chatMembers, 'other_chat_members');
const otherUser = alias(users, 'other_users');

/** Messages in the user's chats, newest first. */
export const findMessages = (db: Database, { userId, words, most }: Search) =>
  db
    .select({
      uuid: chatMessages.id,
      text: chatMessages.text,
      room_uuid: chatMessages.roomId,
      author: users.name,
      contact: otherUser.name,
    })
    .from(chatMessages)
    .innerJoin(own, and(eq(own.roomId, chatMessages.roomId), eq(own.userId, userId)))
    .innerJoin(other, and(eq(other.roomId, chatMessages.roomId), ne(other.userId, userId)))
    .innerJoin(otherUser, eq(otherUser.id, other.userId))
    .innerJoin(users, eq(users.id, chatMessages.senderId))
    .where(and(isNull(chatMessages.removal), ilike(chatMessages.text, containing(words))))
    .orderBy(desc(chatMessages.createdAt), desc(chatMessages.ordinal))
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
