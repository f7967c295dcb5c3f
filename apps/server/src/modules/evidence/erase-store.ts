import { messages } from '@paidang/contract/rules';
import { and, eq, exists, inArray, isNotNull, isNull, not, or } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { comments } from '../comments/schema';
import { evidenceContents } from './schema';

/** Erases somebody's name from all entries; their salted hashes stay, and the chains with them. */
export const erasePerson = (db: Database, userId: string) =>
  db.delete(evidenceContents).where(eq(evidenceContents.personId, userId));

/** Erases what comments said that were themselves erased since, or hidden by the platform. */
export async function eraseGoneComments(db: Database): Promise<void> {
  const isOfComment = and(isNotNull(evidenceContents.sourceId), isNull(evidenceContents.source));
  // by id: of the entries that are asked about
  const comment = db.select({ id: comments.id }).from(comments).where(eq(comments.id, evidenceContents.sourceId));
  const erased = db
    .select({ id: comments.id })
    .from(comments)
    .where(
      or(
        and(eq(comments.isDeleted, true), isNull(comments.deletedAt)),
        eq(comments.message, messages.hiddenByPlatform),
      ),
    );
  await db
    .delete(evidenceContents)
    .where(and(isOfComment, or(not(exists(comment)), inArray(evidenceContents.sourceId, erased))));
}
