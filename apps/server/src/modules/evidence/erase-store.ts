import { messages } from '@paidang/contract/rules';
import { and, eq, inArray, isNotNull, isNull, ne, notExists, or } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { comments } from '../comments/schema';
import { evidenceContents } from './schema';

/** Erases somebody's name from all entries; their salted hashes stay, and the chains with them. */
export const erasePerson = (db: Database, userId: string) =>
  db.delete(evidenceContents).where(eq(evidenceContents.personId, userId));

/** The predicate of `evidence_contents_comment_index`: other contents are not looked at. */
const isOfComment = and(isNotNull(evidenceContents.sourceId), isNull(evidenceContents.source));
const atOnce = 1000;

/** Erases what these comments said. */
export async function eraseSaid(db: Database, commentIds: readonly string[]): Promise<void> {
  for (let from = 0; from < commentIds.length; from += atOnce) {
    const some = commentIds.slice(from, from + atOnce);
    // by id: of comments that are gone
    await db.delete(evidenceContents).where(and(isOfComment, inArray(evidenceContents.sourceId, some)));
  }
}

/** Erases what comments said that are gone or hidden. Looks at every comment: for what went without being named. */
export async function eraseGoneComments(db: Database): Promise<void> {
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
