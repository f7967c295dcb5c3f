import { and, asc, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { users } from '../auth/schema';
import { comments } from './schema';

export type CommentRow = typeof comments.$inferSelect;

export interface CommentRecord {
  readonly comment: CommentRow;
  readonly author: Pick<typeof users.$inferSelect, 'id' | 'role' | 'name' | 'companyName' | 'avatar'>;
  readonly responseCount: number;
}

const { id, role, name, companyName, avatar } = users;

const countOfReplies =
  sql`(select count(*) from ${comments} as replies where replies.parent_id = ${comments}.id)`.mapWith(Number);

function select(db: Database, where: SQL | undefined): Promise<CommentRecord[]> {
  return db
    .select({
      comment: comments,
      author: { id, role, name, companyName, avatar },
      responseCount: countOfReplies,
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .where(where)
    .orderBy(asc(comments.createdAt), asc(comments.ordinal));
}

const inStep = (stepId: string, commentId: string) => and(eq(comments.stepId, stepId), eq(comments.id, commentId));

/** The heads of the threads, oldest first. */
export const listThreads = (db: Database, stepId: string): Promise<CommentRecord[]> =>
  select(db, and(eq(comments.stepId, stepId), isNull(comments.parentId)));

/** Oldest first. */
export const listReplies = (db: Database, stepId: string, parentId: string): Promise<CommentRecord[]> =>
  select(db, and(eq(comments.stepId, stepId), eq(comments.parentId, parentId)));

/** `null` for a comment of another step. */
export async function findComment(db: Database, stepId: string, commentId: string): Promise<CommentRecord | null> {
  const [record] = await select(db, inStep(stepId, commentId));
  return record ?? null;
}

/** Held until the end of the unit of work, so that no reply arrives at a comment that is being removed. */
export async function lockComment(db: Database, stepId: string, commentId: string): Promise<CommentRow | null> {
  const [row] = await db.select().from(comments).where(inStep(stepId, commentId)).for('update');
  return row ?? null;
}

export async function insertComment(db: Database, comment: typeof comments.$inferInsert): Promise<string> {
  const [row] = await db.insert(comments).values(comment).returning({ id: comments.id });
  if (!row) throw new Error('@paidang/server: a comment was not kept.');
  return row.id;
}

export const updateComment = (db: Database, commentId: string, change: Partial<CommentRow>) =>
  db.update(comments).set(change).where(eq(comments.id, commentId));

export const deleteComment = (db: Database, commentId: string) => db.delete(comments).where(eq(comments.id, commentId));

export const countReplies = (db: Database, commentId: string): Promise<number> =>
  db.$count(comments, eq(comments.parentId, commentId));

const isOpen = and(isNull(comments.parentId), eq(comments.isProcessed, false), eq(comments.isDeleted, false));

/** Threads of a step that nobody has marked processed. */
export const countOpenThreads = (db: Database, stepId: string): Promise<number> =>
  db.$count(comments, and(eq(comments.stepId, stepId), isOpen));

/** Threads that nobody has marked processed, by segment of a script. */
export async function countOpenThreadsByScript(db: Database, stepId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ scriptId: comments.scriptId, open: count() })
    .from(comments)
    .where(and(eq(comments.stepId, stepId), isOpen))
    .groupBy(comments.scriptId);
  return new Map(rows.flatMap(({ scriptId, open }) => (scriptId ? [[scriptId, open]] : [])));
}
