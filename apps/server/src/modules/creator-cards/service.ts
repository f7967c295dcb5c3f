import type { CardDraft } from '@paidang/contract/calls';
import { errorCodes } from '@paidang/contract/calls';
import type { CreatorCard, OwnCreatorCard } from '@paidang/contract/entities';
import { creatorCardLimits } from '@paidang/contract/limits';
import { paths } from '@paidang/contract/pages';
import {
  checkBirthDate,
  creatorCardMessages,
  dayOf,
  missingOfCard,
  mondayOf,
  weekNumber,
} from '@paidang/contract/rules';
import { type CardLevel, creatorCategoryTitles, isCreator } from '@paidang/contract/vocabulary';
import type { RecordAddress } from '../../http/public-pages/serve-crawlers';
import type { Database } from '../../platform/database';
import { AppError, invalid, notFound } from '../../platform/errors';
import type { Sealer } from '../../platform/sealing';
import type { Transaction } from '../../platform/transaction';
import { readServiceData } from '../service-data';
import { asErrors } from '../steps';
import type { CurrentUser } from '../users';
import {
  type CardPlatformRow,
  type CardRecord,
  type CardRow,
  changeCard,
  findCard,
  listCards,
  listOwnWorks,
  listPublic,
  lockOwner,
  type NewCard,
  putCard,
  replaceListed,
} from './card-store';
import { ownWorks } from './consent';
import { refreshCards } from './figures';
import { toCard } from './present';
import { presentOwnWeeks, thisWeek } from './weeks';
import { searchable } from './words';

const blank = {
  level: 'off',
  revision: 0,
  headline: '',
  bio: '',
  isOpen: true,
  categories: [],
  area: null,
  travels: false,
  languages: [],
  declines: '',
  publicParts: [],
  showsWeeks: false,
  markedFree: [],
  markedBusy: [],
  publishedAt: null,
  words: '',
} satisfies Partial<NewCard>;

/** @throws 0404 for anybody but a creator */
function requireCreator({ role }: CurrentUser): void {
  if (!isCreator(role)) throw notFound();
}

const findRecord = async ({ db }: Transaction, userId: string): Promise<CardRecord | null> =>
  (await listCards(db, [userId], 'owner'))[0] ?? null;

function marksOf({ markedFree, markedBusy }: Pick<CardRow, 'markedFree' | 'markedBusy'>, now: Date) {
  const marks = [
    ...markedFree.map((week) => ({ number: week, is_free: true })),
    ...markedBusy.map((week) => ({ number: week, is_free: false })),
  ];
  return marks
    .filter(({ number }) => number >= thisWeek(now))
    .sort((one, other) => one.number - other.number)
    .map(({ number, is_free }) => ({ week: mondayOf(number), is_free }));
}

/** The caller's own card; an empty one if it was never saved. @throws 0404 */
export async function ownCard(tx: Transaction, user: CurrentUser): Promise<OwnCreatorCard> {
  requireCreator(user);
  const record = await findRecord(tx, user.id);
  const card = record?.card ?? { ...blank, takenWeeks: [] };
  const platforms = record?.platforms ?? [];
  return {
    level: card.level,
    content: {
      headline: card.headline,
      bio: card.bio,
      is_open: card.isOpen,
      categories: card.categories,
      area: card.area,
      travels: card.travels,
      languages: card.languages,
      declines: card.declines,
      platforms: platforms.map(({ userId: _, reportedOn, ...platform }) => ({ ...platform, reported_on: reportedOn })),
      fees: (record?.fees ?? []).map(({ userId: _, ...fee }) => fee),
      shows_weeks: card.showsWeeks,
      marked_weeks: marksOf(card, tx.now),
      works: await listOwnWorks(tx.db, user.id),
      public_parts: card.publicParts,
    },
    revision: card.revision,
    weeks: presentOwnWeeks(card, tx.now),
    missing: missingOfCard({ ...card, platforms }),
    published_at: card.publishedAt?.toISOString() ?? null,
  };
}

/** Adds the date figures were reported; unchanged figures keep their date. */
function datedPlatforms(
  platforms: CardDraft['platforms'],
  before: readonly CardPlatformRow[],
  now: Date,
): Omit<CardPlatformRow, 'userId'>[] {
  return platforms.map((platform) => {
    const old = before.find((row) => row.platform === platform.platform);
    const isSame = old && (['followers', 'views', 'engagement'] as const).every((name) => old[name] === platform[name]);
    return { ...platform, reportedOn: isSame ? old.reportedOn : dayOf(now) };
  });
}

/** The first line of the search text. */
const nameLine = (name: string): string => name.replace(/\s+/g, ' ');

/** The text the search matches. */
const textOf = (name: string, { headline, bio, categories, area, platforms }: CardDraft): string =>
  [
    nameLine(name),
    headline,
    ...categories.map((category) => creatorCategoryTitles[category]),
    area ?? '',
    ...platforms.map(({ platform }) => platform),
    bio,
  ].join('\n');

function weekNumbers(weeks: CardDraft['marked_weeks'], now: Date) {
  const first = thisWeek(now);
  const marked = weeks.map(({ week, is_free }) => ({ number: weekNumber(week), is_free }));
  if (marked.some(({ number }) => number >= first + creatorCardLimits.weeksAhead)) {
    throw invalid({ errors: { 'content.marked_weeks': [creatorCardMessages.tooFarAhead] } });
  }
  const numbersOf = (isFree: boolean) =>
    marked.filter(({ number, is_free }) => is_free === isFree && number >= first).map(({ number }) => number);
  return { markedFree: numbersOf(true), markedBusy: numbersOf(false) };
}

/** Refuses works that are not from the user's own closed projects. Consent is asked for separately. @throws 0422 */
async function refuseOtherWorks(tx: Transaction, userId: string, works: readonly string[]): Promise<void> {
  if (works.length === 0) return;
  const own = new Set((await ownWorks(tx, userId)).map(({ task_uuid }) => task_uuid));
  if (works.every((work) => own.has(work))) return;
  throw invalid({ errors: { 'content.works': [creatorCardMessages.notConsented] } });
}

/**
 * Saves the caller's card. Changes to a published card are visible immediately, so it must stay complete.
 *
 * @throws 0404, 0409 when another tab has saved it in the meantime, 0422
 */
export async function saveCard(
  tx: Transaction,
  user: CurrentUser,
  { content, revision }: { readonly content: CardDraft; readonly revision: number },
): Promise<OwnCreatorCard> {
  requireCreator(user);
  const { db, now } = tx;
  await lockOwner(db, user.id);
  const before = await findRecord(tx, user.id);
  if (revision !== (before?.card.revision ?? 0)) throw new AppError(errorCodes.conflict);
  const missing = missingOfCard(content);
  if (before && before.card.level !== 'off' && Object.keys(missing).length > 0) {
    throw invalid({
      errors: asErrors(Object.fromEntries(Object.entries(missing).map(([name, text]) => [`content.${name}`, text]))),
    });
  }
  await refuseOtherWorks(tx, user.id, content.works);
  await putCard(db, {
    userId: user.id,
    level: before?.card.level ?? 'off',
    revision: revision + 1,
    headline: content.headline,
    bio: content.bio,
    isOpen: content.is_open,
    categories: content.categories,
    area: content.area,
    travels: content.travels,
    languages: content.languages,
    declines: content.declines,
    publicParts: content.public_parts,
    showsWeeks: content.shows_weeks,
    ...weekNumbers(content.marked_weeks, now),
    publishedAt: before?.card.publishedAt ?? null,
    updatedAt: now,
    countedAt: before?.card.countedAt ?? now,
    words: searchable(textOf(user.name, content)),
  });
  await replaceListed(db, user.id, {
    platforms: datedPlatforms(content.platforms, before?.platforms ?? [], now),
    fees: content.fees,
    works: content.works,
  });
  await refreshCards(tx, [user.id]);
  return ownCard(tx, user);
}

/** Whether the user is known to be too young to sign contracts. */
async function isMinor({ db, now }: Transaction, sealer: Sealer, userId: string): Promise<boolean> {
  const born = (await readServiceData(db, sealer, userId))?.date_of_birth ?? '';
  return born !== '' && checkBirthDate(born, dayOf(now)) !== null;
}

/** Publishes the caller's card to vendors or to everybody. @throws 0404, 0422 for a minor or an incomplete card */
export async function publishCard(
  tx: Transaction,
  sealer: Sealer,
  user: CurrentUser,
  level: Exclude<CardLevel, 'off'>,
): Promise<OwnCreatorCard> {
  requireCreator(user);
  await lockOwner(tx.db, user.id);
  const record = await findRecord(tx, user.id);
  const missing = missingOfCard(record ? { ...record.card, platforms: record.platforms } : { ...blank, platforms: [] });
  if (Object.keys(missing).length > 0) throw invalid({ errors: asErrors(missing) });
  if (await isMinor(tx, sealer, user.id)) throw invalid({ message: creatorCardMessages.minor });
  const publishedAt = record?.card.level === 'off' ? tx.now : (record?.card.publishedAt ?? tx.now);
  await changeCard(tx.db, user.id, { level, publishedAt, countedAt: tx.now });
  await refreshCards(tx, [user.id]);
  return ownCard(tx, user);
}

/** Unpublishes the caller's card immediately. @throws 0404 */
export async function unpublishCard(tx: Transaction, user: CurrentUser): Promise<OwnCreatorCard> {
  requireCreator(user);
  await lockOwner(tx.db, user.id);
  if (await findCard(tx.db, user.id)) {
    await changeCard(tx.db, user.id, { level: 'off', publishedAt: null, countedAt: tx.now });
  }
  return ownCard(tx, user);
}

/** The caller's own card as others see it or would see it. @throws 0404 before it was saved */
export async function previewCard(tx: Transaction, user: CurrentUser, as: 'vendors' | 'public'): Promise<CreatorCard> {
  requireCreator(user);
  const record = await findRecord(tx, user.id);
  if (!record) throw notFound();
  return toCard(tx, record, as);
}

/** A creator's public card. @throws 0404 */
export async function publicCard(tx: Transaction, userId: string): Promise<CreatorCard> {
  const [record] = await listCards(tx.db, [userId], 'public');
  if (!record) throw notFound();
  return toCard(tx, record, 'public');
}

/** The addresses of public cards. */
export async function publicCardAddresses(db: Database): Promise<RecordAddress[]> {
  const cards = await listPublic(db);
  return cards.map(({ userId, updatedAt, countedAt }) => ({
    path: paths.creator(userId),
    changedAt: new Date(Math.max(updatedAt.getTime(), countedAt.getTime())),
  }));
}

/** Updates the name in the search text of a user's card. */
export async function renameOnCard(tx: Transaction, user: Pick<CurrentUser, 'id' | 'name'>): Promise<void> {
  const card = await findCard(tx.db, user.id);
  if (!card) return;
  const [, ...rest] = card.words.split('\n');
  const words = [searchable(nameLine(user.name)), ...rest].join('\n');
  await changeCard(tx.db, user.id, { words, countedAt: tx.now });
}
