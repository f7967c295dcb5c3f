import type { CreatorFilter } from '@paidang/contract/calls';
import type { CreatorFacets, CreatorSummary, FoundCreator, VendorCreatorCard } from '@paidang/contract/entities';
import { creatorCardLimits, feeBuckets, followerBuckets, ratingSteps } from '@paidang/contract/limits';
import { dayOf, shownWeeks, weekNumber } from '@paidang/contract/rules';
import {
  type CreatorSort,
  creatorAreas,
  creatorCategories,
  creatorLanguages,
  creatorPlatforms,
  isVendor,
  taskTypes,
} from '@paidang/contract/vocabulary';
import { notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { listCards, toCard, toSummary } from '../creator-cards';
import type { CurrentUser } from '../users';
import { readCursor, writeCursor } from './cursor';
import { type FacetName, type FacetRow, listFacets } from './facets-store';
import { countPlaces, countTogether, listMemberships, listNamed, listPlaces } from './search-store';

/** @throws 0404 for anybody but a vendor */
export function requireVendor({ role }: CurrentUser): void {
  if (!isVendor(role)) throw notFound();
}

/** The vendor's closed projects with each creator, and the vendor's lists each creator is on. */
async function relationsOf({ db }: Transaction, vendor: CurrentUser, ids: readonly string[]) {
  const together = ids.length > 0 ? await countTogether(db, vendor.id, ids) : [];
  const lists = ids.length > 0 ? await listMemberships(db, vendor.id, ids) : [];
  return (id: string) => ({
    together: together.find(({ creatorId }) => creatorId === id)?.count ?? 0,
    lists: lists.filter(({ creatorId }) => creatorId === id).map(({ listId }) => listId),
  });
}

/** The summaries of the creators whose cards are published, in the given order. */
export async function foundCreators(
  tx: Transaction,
  vendor: CurrentUser,
  ids: readonly string[],
): Promise<FoundCreator[]> {
  const records = await listCards(tx.db, ids, 'vendors');
  const relations = await relationsOf(tx, vendor, ids);
  return records.map((record) => ({ ...toSummary(record, 'vendors', tx.now), ...relations(record.owner.id) }));
}

interface Search extends CreatorFilter {
  readonly sort: CreatorSort;
  readonly cursor?: string | undefined;
}

/** A page of search results. @throws 0404, 0422 */
export async function findCreators(tx: Transaction, vendor: CurrentUser, { sort, cursor, ...filter }: Search) {
  requireVendor(vendor);
  const query = { vendorId: vendor.id, filter, now: tx.now };
  const { pageSize, countedUpTo } = creatorCardLimits;
  const after = cursor === undefined ? null : readCursor(sort, cursor);
  const places = await listPlaces(tx.db, query, { sort, after, size: pageSize + 1 });
  const shown = places.slice(0, pageSize);
  const last = places.length > pageSize ? shown.at(-1) : undefined;
  const total = await countPlaces(tx.db, query);
  return {
    data: await foundCreators(
      tx,
      vendor,
      shown.map(({ userId }) => userId),
    ),
    meta: {
      next: last ? writeCursor(sort, last) : null,
      total: Math.min(total, countedUpTo),
      has_more_than_total: total > countedUpTo,
    },
  };
}

/** The number of creators for each choice of each filter. @throws 0404 */
export async function creatorFacets(
  tx: Transaction,
  vendor: CurrentUser,
  filter: CreatorFilter,
): Promise<CreatorFacets> {
  requireVendor(vendor);
  const rows = await listFacets(tx.db, { vendorId: vendor.id, filter, now: tx.now });
  const countOf = (facet: FacetName, key: string | number): number =>
    rows.find((row: FacetRow) => row.facet === facet && row.key === String(key))?.count ?? 0;
  const choices = <Key extends string>(facet: FacetName, keys: readonly Key[]) =>
    keys.map((key) => ({ key, count: countOf(facet, key) }));
  /** Buckets are numbered from 1. */
  const bars = (facet: FacetName, buckets: readonly number[]) =>
    buckets.map((from, index) => ({ from, count: countOf(facet, index + 1) }));
  return {
    categories: choices('categories', creatorCategories),
    platforms: choices('platforms', creatorPlatforms),
    areas: choices('areas', creatorAreas),
    languages: choices('languages', creatorLanguages),
    deliverables: choices('deliverables', taskTypes),
    followers: bars('followers', followerBuckets),
    fees: bars('fees', feeBuckets),
    ratings: ratingSteps.map((from) => ({ from, count: countOf('ratings', from) })),
    weeks: shownWeeks(dayOf(tx.now)).map((week) => ({ week, count: countOf('weeks', weekNumber(week)) })),
    total: countOf('total', 'all'),
    together: countOf('together', 'true'),
  };
}

/** The full cards of the given creators, in the given order; unpublished cards are omitted. @throws 0404 */
export async function vendorCards(
  tx: Transaction,
  vendor: CurrentUser,
  ids: readonly string[],
): Promise<VendorCreatorCard[]> {
  requireVendor(vendor);
  const relations = await relationsOf(tx, vendor, ids);
  const cards: VendorCreatorCard[] = [];
  for (const record of await listCards(tx.db, ids, 'vendors')) {
    cards.push({ ...(await toCard(tx, record, 'vendors')), ...relations(record.owner.id) });
  }
  return cards;
}

/** One creator's card. @throws 0404 */
export async function vendorCard(tx: Transaction, vendor: CurrentUser, id: string): Promise<VendorCreatorCard> {
  const [card] = await vendorCards(tx, vendor, [id]);
  if (!card) throw notFound();
  return card;
}

interface StaffSearch {
  readonly q?: string | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly as: 'vendors' | 'public';
}

/** Published cards for staff: those with the given ids, in that order, or those whose owner's name contains `q`. */
export async function cardsForStaff(tx: Transaction, { q = '', ids, as }: StaffSearch): Promise<CreatorSummary[]> {
  const cards = await listCards(tx.db, ids ?? (await listNamed(tx.db, q, as)), as);
  return cards.map((card) => toSummary(card, as, tx.now));
}
