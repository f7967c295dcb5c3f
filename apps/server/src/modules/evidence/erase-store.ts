import { messages } from '@paidang/contract/rules';
import { and, eq, isNotNull, isNull, ne, notExists, or } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { comments } from '../comments/schema';
import { evidenceContents } from './schema';

/** Erases somebody's name from all entries; their salted hashes stay, and the chains with them. */
export const erasePerson = (db: Database, userId: string) =>
  db.delete(evidenceContents).where(eq(evidenceContents.personId, userId));

/** Erases what comments said that were themselves erased since, or hidden by the platform. */
export async function eraseGoneComments(db: Database): Promise<void> {
  // The predicate of `evidence_contents_comment_index`: other contents are not looked at.
  const isOfComment = and(isNotNull(evidenceContents.sourceId), isNull(evidenceContents.source));
  // by id: of the entries that are asked about
  const stillSaid = db
    .select({ id: comments.id })
    .from(comments)
    .where(
      and(
        eq(comments.id, evidenceContents.sourceId),
        or(eq(comments.isDeleted, false), isNotNull(comments.deletedAt)),
        ne(comments.message, messages.hiddenByPlatform),
      ),
    );
  await db.delete(evidenceContents).where(and(isOfComment, notExists(stillSaid)));
}
