import type { CreatorFilter } from '@paidang/contract/calls';
import { creatorCardLimits } from '@paidang/contract/limits';
import { dayOf, weekNumber } from '@paidang/contract/rules';
import { and, arrayContains, arrayOverlaps, eq, gte, inArray, like, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { containing } from '../../platform/database/containing';
import { wordsOf } from '../creator-cards';
import { creatorCardFees, creatorCardPlatforms, creatorCards } from '../creator-cards/schema';
import { projects, tasks } from '../projects/schema';

/** A search: the filter, the searching vendor and the time. */
export interface CreatorQuery {
  readonly vendorId: string;
  readonly filter: CreatorFilter;
  readonly now: Date;
}

/** The filters. A facet is counted with all filters except its own. */
export const filterNames = [
  'words',
  'categories',
  'platforms',
  'areas',
  'languages',
  'followers',
  'fees',
  'rating',
  'weeks',
  'open',
  'together',
] as const;
export type FilterName = (typeof filterNames)[number];

/** Condition on a platform of a card: it is one of the filter's; without such a filter, any platform. */
export const isAskedPlatform = ({ platforms }: CreatorFilter) =>
  platforms && platforms.length > 0 ? inArray(creatorCardPlatforms.platform, platforms) : undefined;

/** Condition on a fee of a card: it is for the filter's deliverable; without one, any fee. */
export const isAskedFee = ({ deliverable }: CreatorFilter) =>
  deliverable ? eq(creatorCardFees.type, deliverable) : undefined;

const withPlatform = (db: Database, condition: SQL | undefined) =>
  condition &&
  inArray(
    creatorCards.userId,
    db.select({ userId: creatorCardPlatforms.userId }).from(creatorCardPlatforms).where(condition),
  );

const withFee = (db: Database, condition: SQL | undefined) =>
  condition &&
  inArray(creatorCards.userId, db.select({ userId: creatorCardFees.userId }).from(creatorCardFees).where(condition));

function followersCondition(db: Database, filter: CreatorFilter) {
  const { followers_min: least, followers_max: most } = filter;
  if (least === undefined && most === undefined) return undefined;
  const { followers } = creatorCardPlatforms;
  return withPlatform(
    db,
    and(
      isAskedPlatform(filter),
      least === undefined ? undefined : gte(followers, least),
      most === undefined ? undefined : lte(followers, most),
    ),
  );
}

/** A fee range matches when it overlaps the filter's range. */
function feesCondition(db: Database, filter: CreatorFilter) {
  const { fee_min: least, fee_max: most } = filter;
  return withFee(
    db,
    and(
      isAskedFee(filter),
      least === undefined ? undefined : gte(creatorCardFees.to, least),
      most === undefined ? undefined : lte(creatorCardFees.from, most),
    ),
  );
}

/** Free for `free_weeks` weeks in a row between two dates; with only a start date, starting in its week. */
function weeksCondition({ free_from: from, free_to: to, free_weeks: count }: CreatorFilter, now: Date) {
  if (from === undefined && to === undefined) return undefined;
  const current = weekNumber(dayOf(now));
  const first = Math.max(current, from === undefined ? current : weekNumber(from));
  const asked = to === undefined ? first + count - 1 : weekNumber(to);
  const last = Math.min(current + creatorCardLimits.weeksAhead - 1, asked);
  const starts = Array.from({ length: Math.max(0, last - first - count + 2) }, (_, index) => first + index);
  if (count === 1 && starts.length > 0) return arrayOverlaps(creatorCards.freeWeeks, starts);
  const runs = starts.map((start) =>
    arrayContains(
      creatorCards.freeWeeks,
      Array.from({ length: count }, (_, index) => start + index),
    ),
  );
  return runs.length === 0 ? sql`false` : or(...runs);
}

/** The creators of a vendor's projects that were not cancelled. */
export const workedWithCondition = (db: Database, vendorId: string) =>
  db
    .select({ creatorId: tasks.creatorId })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(and(eq(projects.vendorId, vendorId), ne(projects.status, 'cancelled'), sql`${tasks.creatorId} is not null`));

/** All words, anywhere in the text: scanning 10,000 cards is faster than an index of character pairs (decision 0338). */
const wordsCondition = (words: readonly string[]) =>
  and(...words.map((word) => like(creatorCards.words, containing(word))));

const chosen = <Value>(values: readonly Value[] | undefined): Value[] | null =>
  values && values.length > 0 ? [...values] : null;

/** The condition of each filter on a card joined with its owner; `undefined` for filters that are not set. */
export function conditionsOf(db: Database, query: CreatorQuery): Readonly<Record<FilterName, SQL | undefined>> {
  const { filter, vendorId, now } = query;
  const words = wordsOf(filter.q ?? '');
  const categories = chosen(filter.categories);
  const areas = chosen(filter.areas);
  const languages = chosen(filter.languages);
  const isWorkedWith = inArray(creatorCards.userId, workedWithCondition(db, vendorId));
  return {
    words: words.length > 0 ? wordsCondition(words) : undefined,
    categories: categories ? arrayOverlaps(creatorCards.categories, categories) : undefined,
    platforms: withPlatform(db, isAskedPlatform(filter)),
    areas: areas ? inArray(creatorCards.area, areas) : undefined,
    languages: languages ? arrayOverlaps(creatorCards.languages, languages) : undefined,
    followers: followersCondition(db, filter),
    fees: feesCondition(db, filter),
    rating: filter.rating_min === undefined ? undefined : gte(creatorCards.rating, Math.round(filter.rating_min * 100)),
    weeks: weeksCondition(filter, now),
    open: filter.is_open === undefined ? undefined : eq(creatorCards.isOpen, filter.is_open),
    together: filter.together === undefined ? undefined : filter.together ? isWorkedWith : sql`not (${isWorkedWith})`,
  };
}
