import type { CreatorFilter } from '@paidang/contract/calls';
import { creatorCardLimits, limits } from '@paidang/contract/limits';
import type { CreatorSort } from '@paidang/contract/vocabulary';
import { and, asc, eq, ilike, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { containing } from '../../platform/database/containing';
import { isPublishedTo, wordsOf } from '../creator-cards';
import { creatorCardFees, creatorCardPlatforms, creatorCards } from '../creator-cards/schema';
import { projects, tasks } from '../projects/schema';
import { users } from '../users/schema';
import { type CreatorQuery, conditionsOf, isAskedFee, isAskedPlatform } from './conditions-store';
import type { Place } from './cursor';
import { creatorListEntries, creatorLists } from './schema';

const published = (db: Database, query: CreatorQuery) =>
  and(isPublishedTo('vendors'), ...Object.values(conditionsOf(db, query)));

/** The mean rating with three ratings of 3.5 added, so that three ratings of 5 do not outrank thirty of 4.9. */
const adjustedRating = sql`(coalesce(${creatorCards.rating}, 0) * ${creatorCards.ratingCount} + 350 * 3) / (${creatorCards.ratingCount} + 3)`;

const line = (number: number) => sql`split_part(${creatorCards.words}, E'\n', ${sql.raw(String(number))})`;

/** A match in the name counts more than one in the headline, which counts more than any other. */
const relevance = ({ q }: CreatorFilter): SQL =>
  sql.join(
    [
      ...wordsOf(q ?? '').map((word) => {
        const pattern = containing(word);
        return sql`(case when ${line(1)} like ${pattern} then 4000 when ${line(2)} like ${pattern} then 2000 else 0 end)`;
      }),
      adjustedRating,
    ],
    sql` + `,
  );

/** The largest figure among a creator's platforms that the filter includes. */
const largest = (
  db: Database,
  column: typeof creatorCardPlatforms.followers | typeof creatorCardPlatforms.views,
  filter: CreatorFilter,
) =>
  db
    .select({ value: sql`max(${column})` })
    .from(creatorCardPlatforms)
    .where(and(eq(creatorCardPlatforms.userId, creatorCards.userId), isAskedPlatform(filter)));

/** A creator's lowest fee for the filter's deliverable. */
const smallestFee = (db: Database, filter: CreatorFilter) =>
  db
    .select({ value: sql`min(${creatorCardFees.from})` })
    .from(creatorCardFees)
    .where(and(eq(creatorCardFees.userId, creatorCards.userId), isAskedFee(filter)));

const unknown = -1;
const never = limits.integer;

/** The key of each sort order, as a whole number; unknown values come last. */
const sortKeys: Readonly<
  Record<CreatorSort, (db: Database, filter: CreatorFilter) => { key: SQL; direction: 'asc' | 'desc' }>
> = {
  relevance: (_, filter) => ({ key: relevance(filter), direction: 'desc' }),
  followers: (db, filter) => ({
    key: sql`coalesce((${largest(db, creatorCardPlatforms.followers, filter)}), ${unknown})`,
    direction: 'desc',
  }),
  views: (db, filter) => ({
    key: sql`coalesce((${largest(db, creatorCardPlatforms.views, filter)}), ${unknown})`,
    direction: 'desc',
  }),
  fee: (db, filter) => ({ key: sql`coalesce((${smallestFee(db, filter)}), ${never})`, direction: 'asc' }),
  rating: () => ({
    key: sql`coalesce(${creatorCards.rating}::bigint * 10000 + least(${creatorCards.ratingCount}, 9999), ${unknown})`,
    direction: 'desc',
  }),
  answer_time: () => ({ key: sql`coalesce(${creatorCards.answerMinutes}, ${never})`, direction: 'asc' }),
  newest: () => ({ key: sql`extract(epoch from ${creatorCards.publishedAt}) * 1000`, direction: 'desc' }),
};

interface Page {
  readonly sort: CreatorSort;
  readonly after: Place | null;
  readonly size: number;
}

/** A page of results after a place, so that newly published cards do not shift others to another page. */
export async function listPlaces(db: Database, query: CreatorQuery, { sort, after, size }: Page): Promise<Place[]> {
  const { key, direction } = sortKeys[sort](db, query.filter);
  const found = db
    .select({ userId: creatorCards.userId, key: sql<string>`(${key})::bigint`.as('key') })
    .from(creatorCards)
    .innerJoin(users, eq(users.id, creatorCards.userId))
    .where(published(db, query))
    .as('found');
  const comparison = direction === 'desc' ? sql`<` : sql`>`;
  return db
    .select({ userId: found.userId, key: sql<string>`${found.key}::text`.as('place') })
    .from(found)
    .where(
      after
        ? sql`${found.key} ${comparison} ${after.key}::bigint
            or (${found.key} = ${after.key}::bigint and ${found.userId} > ${after.userId}::uuid)`
        : undefined,
    )
    .orderBy(sql`${found.key} ${sql.raw(direction)}`, found.userId)
    .limit(size);
}

/** Counts the results, up to one more than the displayed maximum. */
export async function countPlaces(db: Database, query: CreatorQuery): Promise<number> {
  const found = db
    .select({ userId: creatorCards.userId })
    .from(creatorCards)
    .innerJoin(users, eq(users.id, creatorCards.userId))
    .where(published(db, query))
    .limit(creatorCardLimits.countedUpTo + 1)
    .as('found');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(found);
  return row?.count ?? 0;
}

/** Owners of published cards whose name contains the given text, sorted by name. */
export async function listNamed(db: Database, name: string, viewer: 'vendors' | 'public'): Promise<string[]> {
  const rows = await db
    .select({ userId: creatorCards.userId })
    .from(creatorCards)
    .innerJoin(users, eq(users.id, creatorCards.userId))
    .where(and(isPublishedTo(viewer), ilike(users.name, containing(name))))
    .orderBy(asc(users.name), asc(users.id))
    .limit(creatorCardLimits.foundByStaff);
  return rows.map(({ userId }) => userId);
}

/** The number of projects a vendor has closed with each creator. */
export const countTogether = (db: Database, vendorId: string, ids: readonly string[]) =>
  db
    .select({ creatorId: tasks.creatorId, count: sql<number>`count(distinct ${projects.id})::int` })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(and(eq(projects.vendorId, vendorId), eq(projects.status, 'closed'), inArray(tasks.creatorId, [...ids])))
    .groupBy(tasks.creatorId);

/** A user's lists that contain the given creators. */
export const listMemberships = (db: Database, ownerId: string, ids: readonly string[]) =>
  db
    .select({ creatorId: creatorListEntries.creatorId, listId: creatorLists.id })
    .from(creatorListEntries)
    .innerJoin(creatorLists, eq(creatorLists.id, creatorListEntries.listId))
    .where(and(eq(creatorLists.ownerId, ownerId), inArray(creatorListEntries.creatorId, [...ids])));
