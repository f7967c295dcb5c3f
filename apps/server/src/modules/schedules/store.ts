import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database';
import { auditLog, steps } from '../steps/schema';
import { personColumns } from '../users';
import { users } from '../users/schema';
import { scheduleRevisions } from './schema';

export type RevisionRow = typeof scheduleRevisions.$inferSelect;

const respondents = alias(users, 'answerers');

/** A task's revisions, oldest first, with their authors and the people who responded. */
export const listRevisions = (db: Database, taskId: string) =>
  db
    .select({
      revision: scheduleRevisions,
      author: personColumns,
      answerer: {
        id: respondents.id,
        role: respondents.role,
        name: respondents.name,
        companyName: respondents.companyName,
        avatar: respondents.avatar,
      },
    })
    .from(scheduleRevisions)
    .innerJoin(users, eq(users.id, scheduleRevisions.createdBy))
    .leftJoin(respondents, eq(respondents.id, scheduleRevisions.answeredBy))
    .where(eq(scheduleRevisions.taskId, taskId))
    .orderBy(asc(scheduleRevisions.number));

export type RevisionRecord = Awaited<ReturnType<typeof listRevisions>>[number];

export const insertRevision = (db: Database, revision: typeof scheduleRevisions.$inferInsert) =>
  db.insert(scheduleRevisions).values(revision);

/** Updates a revision's outcome, which is all that ever changes. */
export const updateRevision = (
  db: Database,
  { id: revisionId, taskId }: RevisionRow,
  change: Partial<Pick<RevisionRow, 'outcome' | 'answeredBy' | 'answeredAt' | 'answerNote' | 'openedAt'>>,
) =>
  db
    .update(scheduleRevisions)
    .set(change)
    .where(and(eq(scheduleRevisions.id, revisionId), eq(scheduleRevisions.taskId, taskId)));

/** All transitions of a task's steps, oldest first. */
export const listMoves = (db: Database, taskId: string) =>
  db
    .select({
      stepId: auditLog.stepId,
      party: auditLog.party,
      action: auditLog.action,
      version: auditLog.version,
      at: auditLog.createdAt,
    })
    .from(auditLog)
    .innerJoin(steps, eq(steps.id, auditLog.stepId))
    .where(eq(steps.taskId, taskId))
    .orderBy(asc(auditLog.ordinal));

export type MoveRow = Awaited<ReturnType<typeof listMoves>>[number];
