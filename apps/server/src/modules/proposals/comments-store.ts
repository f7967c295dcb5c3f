import { and, asc, eq, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { type PersonRow, personColumns } from '../users';
import { users } from '../users/schema';
import { proposalComments } from './schema';

export type CommentRow = typeof proposalComments.$inferSelect;

export interface CommentRecord {
  readonly comment: CommentRow;
  readonly author: PersonRow;
  readonly responseCount: number;
}

const replyCount = sql`(select count(*) from ${proposalComments} as replies where replies.parent_id = ${proposalComments}.id and not replies.is_deleted)`;

const select = (db: Database, proposalId: string, where: SQL | undefined): Promise<CommentRecord[]> =>
  db
    .select({ comment: proposalComments, author: personColumns, responseCount: replyCount.mapWith(Number) })
    .from(proposalComments)
    .innerJoin(users, eq(users.id, proposalComments.authorId))
    .where(and(eq(proposalComments.proposalId, proposalId), where))
    .orderBy(asc(proposalComments.ordinal));

/** The first comments of threads, oldest first; deleted ones are included only if they have replies. */
export const listThreads = (db: Database, proposalId: string): Promise<CommentRecord[]> =>
  select(
    db,
    proposalId,
    and(isNull(proposalComments.parentId), or(not(proposalComments.isDeleted), sql`${replyCount} > 0`)),
  );

/** Replies of a thread, oldest first. */
export const listReplies = (db: Database, proposalId: string, parentId: string): Promise<CommentRecord[]> =>
  select(db, proposalId, and(eq(proposalComments.parentId, parentId), not(proposalComments.isDeleted)));

/** `null` for a comment of another proposal. */
export async function findComment(db: Database, proposalId: string, id: string): Promise<CommentRecord | null> {
  const [record] = await select(db, proposalId, eq(proposalComments.id, id));
  return record ?? null;
}

export async function insertComment(db: Database, comment: typeof proposalComments.$inferInsert): Promise<string> {
  const [row] = await db.insert(proposalComments).values(comment).returning({ id: proposalComments.id });
  if (!row) throw new Error('@paidang/server: insert returned no row for proposal_comments.');
  return row.id;
}

export const updateComment = (
  db: Database,
  { id, proposalId }: Pick<CommentRow, 'id' | 'proposalId'>,
  change: Partial<CommentRow>,
) =>
  db
    .update(proposalComments)
    .set(change)
    .where(and(eq(proposalComments.id, id), eq(proposalComments.proposalId, proposalId)));
