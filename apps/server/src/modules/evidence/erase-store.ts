import { messages } from '@paidang/contract/rules';
import { and, eq, inArray, isNotNull, isNull, ne, notExists, or } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { comments } from '../comments/schema';
import { evidenceContents } from './schema';

/** Erases a user's name from all entries. The salted hashes are kept, so the chains stay valid. */
export const erasePerson = (db: Database, userId: string) =>
  db.delete(evidenceContents).where(eq(evidenceContents.personId, userId));

/** The predicate of `evidence_contents_comment_index`, so that the index is used. */
const isOfComment = and(isNotNull(evidenceContents.sourceId), isNull(evidenceContents.source));
const batchSize = 1000;

/** Erases the contents of the given comments. */
export async function eraseCommentContents(db: Database, commentIds: readonly string[]): Promise<void> {
  for (let from = 0; from < commentIds.length; from += batchSize) {
    const batch = commentIds.slice(from, from + batchSize);
    // by id: comments that were erased or hidden
    await db.delete(evidenceContents).where(and(isOfComment, inArray(evidenceContents.sourceId, batch)));
  }
}

/**
 * Erases the contents of all comments that were erased or hidden. Checks every comment, to catch those `eraseSaid` was
 * not called for.
 */
export async function eraseGoneComments(db: Database): Promise<void> {
  // by id: correlated with the contents to be deleted
  const existingComment = db
    .select({ id: comments.id })
    .from(comments)
    .where(
      and(
        eq(comments.id, evidenceContents.sourceId),
        or(eq(comments.isDeleted, false), isNotNull(comments.deletedAt)),
        ne(comments.message, messages.hiddenByPlatform),
      ),
    );
  await db.delete(evidenceContents).where(and(isOfComment, notExists(existingComment)));
}
