import { creatorCardLimits, feeBuckets, followerBuckets, ratingSteps } from '@paidang/contract/limits';
import { dayOf, weekNumber } from '@paidang/contract/rules';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { isPublishedTo } from '../creator-cards';
import { creatorCardFees, creatorCardPlatforms, creatorCards } from '../creator-cards/schema';
import { users } from '../users/schema';
import {
  type CreatorQuery,
  conditionsOf,
  type FilterName,
  filterNames,
  isAskedFee,
  isAskedPlatform,
  workedWithCondition,
} from './conditions-store';

export type FacetName =
  | 'categories'
  | 'platforms'
  | 'areas'
  | 'languages'
  | 'deliverables'
  | 'followers'
  | 'fees'
  | 'ratings'
  | 'weeks'
  | 'total'
  | 'together';

export interface FacetRow {
  readonly facet: FacetName;
  readonly key: string;
  readonly count: number;
}

const columnOf = (filter: FilterName) => sql.raw(`fits_${filter}`);

/** Condition that a card fits every filter except the given one. */
const fitsOthers = (own?: FilterName): SQL =>
  sql.join(filterNames.filter((filter) => filter !== own).map(columnOf), sql` and `);

const bounds = (values: readonly number[]): SQL => sql.raw(`array[${values.join(', ')}]`);

/** Counts the cards that fit each choice of each filter, in a single scan of all cards. */
export async function listFacets(db: Database, query: CreatorQuery): Promise<FacetRow[]> {
  const { filter, vendorId, now } = query;
  const conditions = conditionsOf(db, query);
  const fits = filterNames.map((name) => sql`(${conditions[name] ?? sql`true`}) is true as ${columnOf(name)}`);
  const mostFollowers = db
    .select({
      userId: creatorCardPlatforms.userId,
      followers: sql`max(${creatorCardPlatforms.followers})`.as('followers'),
    })
    .from(creatorCardPlatforms)
    .where(isAskedPlatform(filter))
    .groupBy(creatorCardPlatforms.userId);
  const leastFees = db
    .select({ userId: creatorCardFees.userId, fee: sql`min(${creatorCardFees.from})`.as('fee') })
    .from(creatorCardFees)
    .where(isAskedFee(filter))
    .groupBy(creatorCardFees.userId);
  const first = weekNumber(dayOf(now));
  const last = first + creatorCardLimits.weeks - 1;
  const facet = (facetName: FacetName, key: SQL, from: SQL, own?: FilterName): SQL =>
    sql`select ${sql.raw(`'${facetName}'`)} as facet, (${key})::text as key, count(*)::int as count
      from cards ${from} where ${fitsOthers(own)} group by 2`;
  const facets = [
    facet('categories', sql`value`, sql`cross join unnest(categories) as value`, 'categories'),
    facet('languages', sql`value`, sql`cross join unnest(languages) as value`, 'languages'),
    facet('areas', sql`area`, sql``, 'areas'),
    facet('platforms', sql`listed.platform`, sql`join ${creatorCardPlatforms} as listed using (user_id)`, 'platforms'),
    facet('deliverables', sql`listed.type`, sql`join ${creatorCardFees} as listed using (user_id)`, 'fees'),
    facet('followers', sql`width_bucket(followers, ${bounds(followerBuckets)})`, sql``, 'followers'),
    facet('fees', sql`width_bucket(fee, ${bounds(feeBuckets)})`, sql``, 'fees'),
    facet('ratings', sql`step`, sql`join unnest(${bounds(ratingSteps)}) as step on rating >= step * 100`, 'rating'),
    facet(
      'weeks',
      sql`week`,
      sql`cross join lateral (select week from unnest(free_weeks) as week where week between ${first} and ${last}) as free`,
      'weeks',
    ),
    facet('total', sql`'all'`, sql``),
    facet('together', sql`is_together`, sql``, 'together'),
  ];
  const counted = sql`(with cards as materialized (
      select ${creatorCards.userId} as user_id, ${creatorCards.categories} as categories,
        ${creatorCards.languages} as languages, ${creatorCards.area} as area, ${creatorCards.rating} as rating,
        ${creatorCards.freeWeeks} as free_weeks,
        most.followers, least.fee,
        ${inArray(creatorCards.userId, workedWithCondition(db, vendorId))} as is_together,
        ${sql.join(fits, sql`, `)}
      from ${creatorCards} inner join ${users} on ${eq(users.id, creatorCards.userId)}
        left join (${mostFollowers}) as most on most.user_id = ${creatorCards.userId}
        left join (${leastFees}) as least on least.user_id = ${creatorCards.userId}
      where ${isPublishedTo('vendors')}
    )
    ${sql.join(facets, sql` union all `)}) as counted`;
  const rows = await db
    .select({ facet: sql<FacetName>`facet`, key: sql<string | null>`key`, count: sql<number>`count` })
    .from(counted);
  return rows.flatMap(({ key, ...row }) => (key === null ? [] : { ...row, key }));
}
