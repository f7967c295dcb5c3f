import { and, eq, isNotNull, lte } from 'drizzle-orm';
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

/** What others answered about somebody, of questionnaires that are closed. */
export async function answersAbout(
  db: Database,
  userId: string,
  now: Date,
): Promise<NonNullable<RatingRow['answers']>[]> {
  const rows = await db
    .select({ answers: ratings.answers })
    .from(ratings)
    .where(
      and(
        eq(ratings.otherId, userId),
        eq(ratings.type, 'copartner'),
        isNotNull(ratings.answers),
        lte(ratings.closesAt, now),
      ),
    );
  return rows.flatMap(({ answers }) => answers ?? []);
}
