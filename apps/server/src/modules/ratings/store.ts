import { ratingLimits } from '@paidang/contract/limits';
import { and, asc, desc, eq, gt, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database';
import { notifications } from '../notifications/schema';
import { projects, tasks } from '../projects/schema';
import { ratings } from './schema';

export type RatingRow = typeof ratings.$inferSelect;

/** The two people of a task, from the point of view of one. */
export interface Pair {
  readonly projectId: string;
  readonly authorId: string;
  readonly otherId: string;
}

/** Ratings that one of two people sent or skipped. */
export const listRatings = (db: Database, { projectId, authorId, otherId }: Pair): Promise<RatingRow[]> =>
  db
    .select()
    .from(ratings)
    .where(and(eq(ratings.projectId, projectId), eq(ratings.authorId, authorId), eq(ratings.otherId, otherId)));

/** Stores a rating; an existing one gets the new answers, but keeps the time it was sent. */
export const storeRating = (db: Database, rating: typeof ratings.$inferInsert) =>
  db
    .insert(ratings)
    .values(rating)
    .onConflictDoUpdate({
      target: [ratings.projectId, ratings.type, ratings.authorId, ratings.otherId],
      set: { answers: rating.answers },
    });

/** Answers about these people from closed questionnaires, newest first. */
export async function answersAbout(
  db: Database,
  userIds: readonly string[],
  now: Date,
): Promise<(Pick<RatingRow, 'projectId' | 'otherId' | 'closesAt'> & { answers: NonNullable<RatingRow['answers']> })[]> {
  const rows = await db
    .select({
      projectId: ratings.projectId,
      otherId: ratings.otherId,
      answers: ratings.answers,
      closesAt: ratings.closesAt,
    })
    .from(ratings)
    .where(and(inArray(ratings.otherId, [...userIds]), eq(ratings.type, 'copartner'), lte(ratings.closesAt, now)))
    .orderBy(desc(ratings.closesAt), asc(ratings.id));
  return rows.flatMap(({ answers, ...rating }) => (answers ? { ...rating, answers } : []));
}

/** Notifications are sent up to this long after ratings open, so that a server that was down for a day sends them late. */
const notifyWithinMs = 2 * 86_400_000;

/**
 * Ratings that recently became readable for the person they are about, because neither side can change theirs or the
 * questionnaires are closed. Each comes with the pair's first task, and whether the person has been notified.
 */
export async function listOpened(db: Database, code: string, now: Date) {
  const settledBefore = new Date(now.getTime() - ratingLimits.editMinutes * 60_000);
  const theirs = alias(ratings, 'theirs');
  const rows = await db
    .selectDistinctOn([ratings.id], { rating: ratings, task: tasks, project: projects, told: notifications.id })
    .from(ratings)
    .innerJoin(projects, eq(projects.id, ratings.projectId))
    .innerJoin(
      tasks,
      and(
        eq(tasks.projectId, ratings.projectId),
        or(eq(tasks.creatorId, ratings.authorId), eq(tasks.creatorId, ratings.otherId)),
      ),
    )
    .leftJoin(
      theirs,
      and(
        eq(theirs.projectId, ratings.projectId),
        eq(theirs.type, ratings.type),
        eq(theirs.authorId, ratings.otherId),
        eq(theirs.otherId, ratings.authorId),
      ),
    )
    .leftJoin(
      notifications,
      and(
        eq(notifications.recipientId, ratings.otherId),
        eq(notifications.code, code),
        sql`${notifications.parameters} ->> 'task_uuid' = ${tasks.id}::text`,
      ),
    )
    .where(
      and(
        eq(ratings.type, 'copartner'),
        isNotNull(ratings.answers),
        gt(ratings.closesAt, new Date(now.getTime() - notifyWithinMs)),
        or(lte(ratings.closesAt, now), and(lte(ratings.sentAt, settledBefore), lte(theirs.sentAt, settledBefore))),
      ),
    )
    .orderBy(asc(ratings.id), asc(tasks.position));
  return rows.filter(({ told }) => told === null);
}
