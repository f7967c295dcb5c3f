import { and, desc, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { invitations } from '../invitations/schema';
import { projects, tasks } from '../projects/schema';
import { scheduleRevisions } from '../schedules/schema';
import { creatorCards } from './schema';

/** The number of closed projects of each creator. */
export const countClosed = (db: Database, ids: readonly string[]) =>
  db
    .select({ userId: sql<string>`${tasks.creatorId}`, count: sql<number>`count(distinct ${projects.id})::int` })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(and(inArray(tasks.creatorId, [...ids]), eq(projects.status, 'closed')))
    .groupBy(tasks.creatorId);

/** The median time each creator took to answer invitations sent since the given time, and the number of answers. */
export const listAnswerTimes = (db: Database, ids: readonly string[], since: Date) =>
  db
    .select({
      userId: sql<string>`${invitations.recipientId}`,
      count: sql<number>`count(*)::int`,
      minutes: sql<number>`round(percentile_cont(0.5) within group (
        order by extract(epoch from ${invitations.answeredAt} - ${invitations.sentAt}) / 60))::int`,
    })
    .from(invitations)
    .where(
      and(
        inArray(invitations.recipientId, [...ids]),
        inArray(invitations.status, ['joined', 'rejected']),
        isNotNull(invitations.answeredAt),
        gte(invitations.sentAt, since),
      ),
    )
    .groupBy(invitations.recipientId);

/** The confirmed schedules of the creators' tasks in active projects. */
export const listRunningSchedules = (db: Database, ids: readonly string[]) =>
  db
    .selectDistinctOn([scheduleRevisions.taskId], {
      userId: sql<string>`${tasks.creatorId}`,
      dates: scheduleRevisions.dates,
    })
    .from(scheduleRevisions)
    .innerJoin(tasks, eq(tasks.id, scheduleRevisions.taskId))
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(
      and(
        inArray(tasks.creatorId, [...ids]),
        eq(projects.status, 'active'),
        eq(scheduleRevisions.outcome, 'confirmed'),
      ),
    )
    .orderBy(scheduleRevisions.taskId, desc(scheduleRevisions.number));

/** Locks cards, so that their owners cannot save them while figures are counted. */
export const lockCards = (db: Database, ids: readonly string[]) =>
  db
    .select()
    .from(creatorCards)
    .where(inArray(creatorCards.userId, [...ids]))
    .orderBy(creatorCards.userId)
    .for('update');
