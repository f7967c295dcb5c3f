import { abuseLimits, operationLimits } from '@paidang/contract/limits';
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database';
import { chatMessages } from '../chat/schema';
import { authorName } from '../comments';
import { comments } from '../comments/schema';
import { projects, tasks } from '../projects/schema';
import { steps } from '../steps/schema';
import { files } from '../uploads/schema';
import { type PersonRow, personColumns } from '../users';
import { users } from '../users/schema';
import { abuseReports } from './schema';

type AbuseReportRow = typeof abuseReports.$inferSelect;

export interface AbuseReportRecord {
  readonly report: AbuseReportRow;
  readonly author: PersonRow;
  readonly reporter: PersonRow;
}

/** The reported message or comment as it is now. */
export interface Subject {
  readonly containerId: string;
  readonly authorId: string;
  readonly text: string;
  readonly files: string[];
}

/** A message of a room; `null` when the room has no such message. */
export async function findMessageOf(db: Database, roomId: string, id: string): Promise<Subject | null> {
  const [row] = await db
    .select({ message: chatMessages, file: files.originalName })
    .from(chatMessages)
    .leftJoin(files, eq(files.name, chatMessages.fileName))
    .where(and(eq(chatMessages.roomId, roomId), eq(chatMessages.id, id)));
  if (!row) return null;
  const { senderId: authorId, text } = row.message;
  return { containerId: roomId, authorId, text, files: row.file === null ? [] : [row.file] };
}

/** A comment of a task; `null` when it is deleted, written by a guest, or belongs to another task. */
export async function findCommentOf(db: Database, taskId: string, id: string): Promise<Subject | null> {
  const [row] = await db
    .select({ comment: comments })
    .from(comments)
    .innerJoin(steps, eq(steps.id, comments.stepId))
    .where(and(eq(comments.id, id), eq(steps.taskId, taskId), eq(comments.isDeleted, false)));
  if (!row?.comment.authorId) return null;
  const { stepId: containerId, authorId, message: text, images } = row.comment;
  return { containerId, authorId, text, files: images };
}

/** A second report of the same message by the same person is ignored. */
export const insertReport = (db: Database, row: typeof abuseReports.$inferInsert) =>
  db.insert(abuseReports).values(row).onConflictDoNothing();

const author = alias(users, 'author');
const reporter = alias(users, 'reporter');
const columnsOf = (people: typeof author | typeof reporter) => ({
  id: people.id,
  role: people.role,
  name: people.name,
  companyName: people.companyName,
  avatar: people.avatar,
});

const select = (db: Database) =>
  db
    .select({ report: abuseReports, author: columnsOf(author), reporter: columnsOf(reporter) })
    .from(abuseReports)
    .innerJoin(author, eq(author.id, abuseReports.authorId))
    .innerJoin(reporter, eq(reporter.id, abuseReports.reporterId));

const isUndecided = isNull(abuseReports.decidedAt);

/** Up to one row more than a page: open reports oldest first, decided reports newest first. */
export function listReports(
  db: Database,
  { state, cursor }: { state: 'open' | 'decided'; cursor?: number | undefined },
): Promise<AbuseReportRecord[]> {
  const { ordinal, decidedAt } = abuseReports;
  const isOpen = state === 'open';
  const isAfterCursor = cursor === undefined ? undefined : (isOpen ? gt : lt)(ordinal, cursor);
  return select(db)
    .where(and(isOpen ? isUndecided : isNotNull(decidedAt), isAfterCursor))
    .orderBy((isOpen ? asc : desc)(ordinal))
    .limit(operationLimits.pageSize + 1);
}

export const countWaitingReports = (db: Database): Promise<number> => db.$count(abuseReports, isUndecided);

// by id: staff handle every report.
export async function findReport(db: Database, id: string): Promise<AbuseReportRecord | null> {
  const [record] = await select(db).where(eq(abuseReports.id, id));
  return record ?? null;
}

/** Locks every report of the same message until the end of the transaction, always in the same order. */
// by id: staff handle every report.
export function lockReports(db: Database, id: string) {
  const subject = db.select({ id: abuseReports.subjectId }).from(abuseReports).where(eq(abuseReports.id, id));
  return db
    .select({ id: abuseReports.id })
    .from(abuseReports)
    .where(inArray(abuseReports.subjectId, subject))
    .orderBy(asc(abuseReports.ordinal))
    .for('update');
}

export const countAbout = (db: Database, authorId: string): Promise<number> =>
  db.$count(abuseReports, eq(abuseReports.authorId, authorId));

export async function nameOf(db: Database, userId: string): Promise<string> {
  // by id: only the name, of a person the report refers to
  const [row] = await db.select({ name: personColumns.name }).from(users).where(eq(users.id, userId));
  return row?.name ?? '';
}

/** Stores the decision in every open report of a message. @returns the ids of the reporters */
export async function decideReports(
  db: Database,
  subjectId: string,
  change: Pick<typeof abuseReports.$inferInsert, 'decision' | 'decisionReason' | 'decidedBy' | 'decidedAt'>,
): Promise<string[]> {
  const rows = await db
    .update(abuseReports)
    .set(change)
    .where(and(eq(abuseReports.subjectId, subjectId), isUndecided))
    .returning({ reporterId: abuseReports.reporterId });
  return rows.map(({ reporterId }) => reporterId);
}

export interface NeighbourRow {
  readonly id: string;
  readonly author: string;
  readonly text: string;
  readonly createdAt: Date;
}

const { neighbours } = abuseLimits;

/** A message and the messages before and after it, oldest first. */
export async function messagesAround(db: Database, roomId: string, id: string): Promise<NeighbourRow[]> {
  const columns = {
    id: chatMessages.id,
    author: users.name,
    text: chatMessages.text,
    createdAt: chatMessages.createdAt,
  };
  const [reported] = await db
    .select({ ordinal: chatMessages.ordinal })
    .from(chatMessages)
    .where(and(eq(chatMessages.roomId, roomId), eq(chatMessages.id, id)));
  if (!reported) return [];
  const selectRows = () => db.select(columns).from(chatMessages).innerJoin(users, eq(users.id, chatMessages.senderId));
  const inRoom = eq(chatMessages.roomId, roomId);
  const upTo = await selectRows()
    .where(and(inRoom, lte(chatMessages.ordinal, reported.ordinal)))
    .orderBy(desc(chatMessages.ordinal))
    .limit(neighbours + 1);
  const after = await selectRows()
    .where(and(inRoom, gt(chatMessages.ordinal, reported.ordinal)))
    .orderBy(asc(chatMessages.ordinal))
    .limit(neighbours);
  return [...upTo.reverse(), ...after];
}

/** A comment and the comments before and after it on its board, oldest first. */
export async function commentsAround(db: Database, stepId: string, id: string): Promise<NeighbourRow[]> {
  const columns = { id: comments.id, author: authorName, text: comments.message, createdAt: comments.createdAt };
  const [reported] = await db
    .select({ createdAt: comments.createdAt })
    .from(comments)
    .where(and(eq(comments.stepId, stepId), eq(comments.id, id)));
  if (!reported) return [];
  const selectRows = () => db.select(columns).from(comments).leftJoin(users, eq(users.id, comments.authorId));
  const onBoard = and(eq(comments.stepId, stepId), eq(comments.isDeleted, false));
  const before = await selectRows()
    .where(and(onBoard, lt(comments.createdAt, reported.createdAt)))
    .orderBy(desc(comments.createdAt), desc(comments.ordinal))
    .limit(neighbours);
  const after = await selectRows()
    .where(and(onBoard, gte(comments.createdAt, reported.createdAt)))
    .orderBy(asc(comments.createdAt), asc(comments.ordinal))
    .limit(neighbours + 1);
  return [...before.reverse(), ...after];
}

/** The project of the step a comment was written on. */
export async function projectOfStep(db: Database, stepId: string) {
  // by id: the step of a comment that was found for the caller
  const [row] = await db
    .select({ uuid: projects.id, name: projects.name })
    .from(steps)
    .innerJoin(tasks, eq(tasks.id, steps.taskId))
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(eq(steps.id, stepId));
  return row ?? null;
}

/** Deletes reports that were decided more than `abuseLimits.keptDays` days ago. */
export const deleteOldReports = (db: Database, now: Date) =>
  db
    .delete(abuseReports)
    .where(lt(abuseReports.decidedAt, new Date(now.getTime() - abuseLimits.keptDays * 86_400_000)));
