import { and, asc, count, eq, gte, inArray, isNull, lt, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database';
import { steps } from '../steps/schema';
import { type PersonRow, personColumns } from '../users';
import { users } from '../users/schema';
import { commentReads, comments } from './schema';

export type CommentRow = typeof comments.$inferSelect;

/** An account, or a guest. */
export type CommentAuthor = Pick<typeof comments.$inferInsert, 'authorId' | 'guestId' | 'guestName'>;

export interface CommentRecord {
  readonly comment: CommentRow;
  /** `null` for a guest's comment. */
  readonly author: PersonRow | null;
  readonly responseCount: number;
  /** The user who confirmed that a version does what the comment asks for. */
  readonly prover: { readonly id: string; readonly name: string } | null;
}

/** The comments of a step, or those of one segment or platform of it. */
export interface Scope {
  readonly stepId: string;
  readonly scriptId?: string | undefined;
  readonly platformId?: string | null | undefined;
}

/** The name of a comment's author, with or without an account. */
export const authorName = sql<string>`coalesce(${users.name}, ${comments.guestName})`;

/** The number of replies that are not deleted. */
const replyCount = sql`(select count(*) from ${comments} as replies where replies.parent_id = ${comments}.id and not replies.is_deleted)`;

const within = ({ stepId, scriptId, platformId }: Scope): SQL | undefined =>
  and(
    eq(comments.stepId, stepId),
    scriptId ? eq(comments.scriptId, scriptId) : undefined,
    platformId ? eq(comments.platformId, platformId) : undefined,
  );

const provers = alias(users, 'provers');

function select(db: Database, where: SQL | undefined): Promise<CommentRecord[]> {
  return db
    .select({
      comment: comments,
      author: personColumns,
      responseCount: replyCount.mapWith(Number),
      prover: { id: provers.id, name: provers.name },
    })
    .from(comments)
    .leftJoin(users, eq(users.id, comments.authorId))
    .leftJoin(provers, eq(provers.id, comments.provenBy))
    .where(where)
    .orderBy(asc(comments.createdAt), asc(comments.ordinal));
}

/** The first comments of threads, oldest first; deleted ones only if they have replies. */
export const listThreads = (db: Database, scope: Scope): Promise<CommentRecord[]> =>
  select(db, and(within(scope), isNull(comments.parentId), or(not(comments.isDeleted), sql`${replyCount} > 0`)));

/** The replies of a thread, oldest first. */
export const listReplies = (db: Database, scope: Scope, parentId: string): Promise<CommentRecord[]> =>
  select(db, and(within(scope), eq(comments.parentId, parentId), not(comments.isDeleted)));

/** The replies of threads with at most `most` replies, oldest first. */
export const listShortReplies = (db: Database, scope: Scope, most: number): Promise<CommentRecord[]> => {
  const heads = alias(comments, 'heads');
  const short = db
    .select({ id: heads.parentId })
    .from(heads)
    .where(and(eq(heads.stepId, scope.stepId), not(heads.isDeleted)))
    .groupBy(heads.parentId)
    .having(lte(count(), most));
  return select(db, and(within(scope), not(comments.isDeleted), inArray(comments.parentId, short)));
};

/** All comments of a step, including replies, oldest first. */
export const listBoard = (db: Database, stepId: string): Promise<CommentRecord[]> =>
  select(db, and(eq(comments.stepId, stepId), not(comments.isDeleted)));

/** A guest's comments and the replies to them, oldest first. */
export async function listOfGuest(db: Database, stepId: string, guestId: string): Promise<CommentRow[]> {
  const own = db
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.stepId, stepId), eq(comments.guestId, guestId)));
  return db
    .select()
    .from(comments)
    .where(
      and(
        eq(comments.stepId, stepId),
        not(comments.isDeleted),
        or(eq(comments.guestId, guestId), inArray(comments.parentId, own)),
      ),
    )
    .orderBy(asc(comments.createdAt), asc(comments.ordinal));
}

const isComment = (scope: Scope, commentId: string) => and(within(scope), eq(comments.id, commentId));

/** `null` for a comment of another board. */
export async function findComment(db: Database, scope: Scope, commentId: string): Promise<CommentRecord | null> {
  const [record] = await select(db, isComment(scope, commentId));
  return record ?? null;
}

export const hasComment = async (db: Database, stepId: string, commentId: string): Promise<boolean> =>
  (await db.$count(comments, isComment({ stepId }, commentId))) > 0;

/** The task a comment belongs to. */
export async function findTaskOfComment(db: Database, commentId: string): Promise<string | null> {
  // by id: the caller's membership is checked against the task this returns
  const [row] = await db
    .select({ taskId: steps.taskId })
    .from(comments)
    .innerJoin(steps, eq(steps.id, comments.stepId))
    .where(eq(comments.id, commentId));
  return row?.taskId ?? null;
}

/** A comment of a step, with the step's task and function. */
export async function stepOfComment(db: Database, stepId: string, commentId: string) {
  const [row] = await db
    .select({ comment: comments, taskId: steps.taskId, code: steps.function })
    .from(comments)
    .innerJoin(steps, eq(steps.id, comments.stepId))
    .where(isComment({ stepId }, commentId));
  return row ?? null;
}

/** Locks a comment until the end of the transaction, so that no reply is added while it is being removed. */
export async function lockComment(db: Database, scope: Scope, commentId: string): Promise<CommentRow | null> {
  const [row] = await db.select().from(comments).where(isComment(scope, commentId)).for('update');
  return row ?? null;
}

export async function insertComment(db: Database, comment: typeof comments.$inferInsert): Promise<string> {
  const [row] = await db.insert(comments).values(comment).returning({ id: comments.id });
  if (!row) throw new Error('@paidang/server: insert returned no row for comments.');
  return row.id;
}

/** Columns that clear a confirmation. */
export const unproven = { proof: null, provenBy: null, provenAt: null } as const;

export const updateComment = (db: Database, { id: commentId, stepId }: CommentRow, change: Partial<CommentRow>) =>
  db.update(comments).set(change).where(isComment({ stepId }, commentId));

const isOpen = and(isNull(comments.parentId), eq(comments.isProcessed, false), eq(comments.isDeleted, false));

/** Counts a step's threads that are not marked as processed. */
export const countOpenThreads = (db: Database, stepId: string): Promise<number> =>
  db.$count(comments, and(eq(comments.stepId, stepId), isOpen));

/** Counts threads that are not marked as processed, by segment of a script. */
export async function countOpenThreadsByScript(db: Database, stepId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ scriptId: comments.scriptId, open: count() })
    .from(comments)
    .where(and(eq(comments.stepId, stepId), isOpen))
    .groupBy(comments.scriptId);
  return new Map(rows.flatMap(({ scriptId, open }) => (scriptId ? [[scriptId, open]] : [])));
}

const partOf = ({ scriptId, platformId }: Scope): string => scriptId ?? platformId ?? '';

/** Records that a user has read a board. */
export async function markBoardRead(db: Database, scope: Scope, userId: string, readAt: Date): Promise<void> {
  await db
    .insert(commentReads)
    .values({ stepId: scope.stepId, part: partOf(scope), userId, readAt })
    .onConflictDoUpdate({ target: [commentReads.stepId, commentReads.part, commentReads.userId], set: { readAt } });
}

/** Filters users down to those who have read the comment since its content last changed. */
export async function readersOf(db: Database, comment: CommentRow, userIds: readonly string[]): Promise<string[]> {
  const parts = [...new Set(['', comment.scriptId ?? '', comment.platformId ?? ''])];
  const rows = await db
    .selectDistinct({ userId: commentReads.userId })
    .from(commentReads)
    .where(
      and(
        eq(commentReads.stepId, comment.stepId),
        inArray(commentReads.part, parts),
        inArray(commentReads.userId, [...userIds]),
        gte(commentReads.readAt, comment.updatedAt),
      ),
    );
  return rows.map(({ userId }) => userId);
}

/**
 * Erases comments deleted before the given time. A comment with replies is kept as an empty row.
 *
 * @returns the ids of the erased comments
 */
export async function eraseDeletedComments(db: Database, before: Date): Promise<string[]> {
  const isExpired = lt(comments.deletedAt, before);
  const hasReplies = sql`exists (select 1 from ${comments} as replies where replies.parent_id = ${comments}.id)`;
  const removed = await db
    .delete(comments)
    .where(and(comments.isDeleted, or(isExpired, isNull(comments.deletedAt)), not(hasReplies)))
    .returning({ id: comments.id });
  const emptied = await db
    .update(comments)
    .set({ message: '', images: [], quote: null, drawing: null, ...unproven, deletedAt: null })
    .where(and(comments.isDeleted, isExpired))
    .returning({ id: comments.id });
  return [...removed, ...emptied].map(({ id }) => id);
}
