import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { ratings } from './schema';

export type RatingRow = typeof ratings.$inferSelect;

/** The two people of a task, seen from one of them. */
export interface Pair {
  readonly projectId: string;
  readonly authorId: string;
  readonly otherId: string;
}

/** What one of two people sent or skipped. */
export const listRatings = (db: Database, { projectId, authorId, otherId }: Pair): Promise<RatingRow[]> =>
  db
    .select()
    .from(ratings)
    .where(and(eq(ratings.projectId, projectId), eq(ratings.authorId, authorId), eq(ratings.otherId, otherId)));

/** Stores a rating; one that is there already changes its answers, but not when it was sent. */
export const storeRating = (db: Database, rating: typeof ratings.$inferInsert) =>
  db
    .insert(ratings)
    .values(rating)
    .onConflictDoUpdate({
      target: [ratings.projectId, ratings.type, ratings.authorId, ratings.otherId],
      set: { answers: rating.answers },
    });

/** What others answered about these people, of questionnaires that are closed. */
export async function answersAbout(
  db: Database,
  userIds: readonly string[],
  now: Date,
): Promise<{ otherId: string; answers: NonNullable<RatingRow['answers']> }[]> {
  const rows = await db
    .select({ otherId: ratings.otherId, answers: ratings.answers })
    .from(ratings)
    .where(and(inArray(ratings.otherId, [...userIds]), eq(ratings.type, 'copartner'), lte(ratings.closesAt, now)));
  return rows.flatMap(({ otherId, answers }) => (answers ? { otherId, answers } : []));
}
