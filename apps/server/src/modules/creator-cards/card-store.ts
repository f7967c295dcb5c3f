import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { type PersonRow, personColumns } from '../users';
import { users } from '../users/schema';
import { creatorCardFees, creatorCardPlatforms, creatorCards, creatorCardWorks } from './schema';

export type CardRow = typeof creatorCards.$inferSelect;
export type NewCard = typeof creatorCards.$inferInsert;
export type CardPlatformRow = typeof creatorCardPlatforms.$inferSelect;
export type CardFeeRow = typeof creatorCardFees.$inferSelect;

/** A card with its owner, platforms and fees. */
export interface CardRecord {
  readonly card: CardRow;
  readonly owner: PersonRow;
  readonly platforms: readonly CardPlatformRow[];
  readonly fees: readonly CardFeeRow[];
}

/** Who views a card: its owner, vendors, or anybody. */
export type Viewer = 'owner' | 'vendors' | 'public';

/** Condition on a card joined with its owner: it is published to the viewer, and the owner is an active creator. */
export const isPublishedTo = (viewer: 'vendors' | 'public') =>
  and(
    viewer === 'public' ? eq(creatorCards.level, 'public') : ne(creatorCards.level, 'off'),
    eq(users.status, 'active'),
    eq(users.role, 'Creator'),
    isNull(users.deletionAt),
  );

/** The cards of the given owners, in the given order. Cards that are not published to the viewer are omitted. */
export async function listCards(db: Database, ids: readonly string[], viewer: Viewer): Promise<CardRecord[]> {
  if (ids.length === 0) return [];
  const all = [...ids];
  const rows = await db
    .select({ card: creatorCards, owner: personColumns })
    .from(creatorCards)
    .innerJoin(users, eq(users.id, creatorCards.userId))
    .where(and(inArray(creatorCards.userId, all), viewer === 'owner' ? undefined : isPublishedTo(viewer)));
  const found = rows.map(({ card }) => card.userId);
  if (found.length === 0) return [];
  const platforms = await db
    .select()
    .from(creatorCardPlatforms)
    .where(inArray(creatorCardPlatforms.userId, found))
    .orderBy(sql`${desc(creatorCardPlatforms.followers)} nulls last`, asc(creatorCardPlatforms.platform));
  const fees = await db
    .select()
    .from(creatorCardFees)
    .where(inArray(creatorCardFees.userId, found))
    .orderBy(desc(creatorCardFees.to), asc(creatorCardFees.type));
  const byId = new Map(rows.map((row) => [row.card.userId, row]));
  return all.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return [
      {
        ...row,
        platforms: platforms.filter(({ userId }) => userId === id),
        fees: fees.filter(({ userId }) => userId === id),
      },
    ];
  });
}

export async function findCard(db: Database, userId: string): Promise<CardRow | null> {
  const [row] = await db.select().from(creatorCards).where(eq(creatorCards.userId, userId));
  return row ?? null;
}

/** Locks the owner's row, since the card itself does not exist yet when it is first saved. */
export const lockOwner = (db: Database, userId: string) =>
  // by id: the caller's own account
  db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');

export const putCard = (db: Database, card: NewCard) =>
  db.insert(creatorCards).values(card).onConflictDoUpdate({ target: creatorCards.userId, set: card });

export const changeCard = (db: Database, userId: string, change: Partial<NewCard>) =>
  db.update(creatorCards).set(change).where(eq(creatorCards.userId, userId));

export const listOwnWorks = async (db: Database, userId: string): Promise<string[]> => {
  const rows = await db
    .select({ taskId: creatorCardWorks.taskId })
    .from(creatorCardWorks)
    .where(eq(creatorCardWorks.userId, userId))
    .orderBy(asc(creatorCardWorks.position));
  return rows.map(({ taskId }) => taskId);
};

interface Listed {
  readonly platforms: readonly Omit<CardPlatformRow, 'userId'>[];
  readonly fees: readonly Omit<CardFeeRow, 'userId'>[];
  /** Task ids in display order. */
  readonly works: readonly string[];
}

/** Replaces the platforms, fees and works of a card. */
export async function replaceListed(db: Database, userId: string, { platforms, fees, works }: Listed): Promise<void> {
  await db.delete(creatorCardPlatforms).where(eq(creatorCardPlatforms.userId, userId));
  await db.delete(creatorCardFees).where(eq(creatorCardFees.userId, userId));
  await db.delete(creatorCardWorks).where(eq(creatorCardWorks.userId, userId));
  if (platforms.length > 0)
    await db.insert(creatorCardPlatforms).values(platforms.map((platform) => ({ ...platform, userId })));
  if (fees.length > 0) await db.insert(creatorCardFees).values(fees.map((fee) => ({ ...fee, userId })));
  if (works.length > 0) {
    await db.insert(creatorCardWorks).values(works.map((taskId, position) => ({ userId, taskId, position })));
  }
}

/** Deletes a user's card with its platforms, fees and works. */
export const deleteCard = (db: Database, userId: string) =>
  db.delete(creatorCards).where(eq(creatorCards.userId, userId));

/** One page of owners of published cards, by id. */
export async function listPublished(db: Database, after: string | null, most: number): Promise<string[]> {
  const rows = await db
    .select({ userId: creatorCards.userId })
    .from(creatorCards)
    .where(and(ne(creatorCards.level, 'off'), after === null ? undefined : sql`${creatorCards.userId} > ${after}`))
    .orderBy(asc(creatorCards.userId))
    .limit(most);
  return rows.map(({ userId }) => userId);
}

/** Owners of public cards, with the times of their last changes; most recently published first. */
export const listPublic = (db: Database) =>
  db
    .select({ userId: creatorCards.userId, updatedAt: creatorCards.updatedAt, countedAt: creatorCards.countedAt })
    .from(creatorCards)
    .innerJoin(users, eq(users.id, creatorCards.userId))
    .where(isPublishedTo('public'))
    .orderBy(desc(creatorCards.publishedAt), asc(creatorCards.userId));
