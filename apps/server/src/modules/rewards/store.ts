import { rewardLimits } from '@paidang/contract/limits';
import { type CalendarDay, dayOf } from '@paidang/contract/rules';
import { type RewardStage, type RewardStatus, rewardStages, statusesOfStage } from '@paidang/contract/vocabulary';
import { and, asc, count, desc, eq, ilike, inArray, isNull, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database';
import { containing } from '../../platform/database/containing';
import { projects } from '../projects/schema';
import type { ItemRecord } from '../reward-items';
import { staff } from '../staff/schema';
import { type PersonRow, personColumns } from '../users';
import { users } from '../users/schema';
import { rewardMoves, rewards } from './schema';

export type RewardRow = typeof rewards.$inferSelect;
export type NewReward = typeof rewards.$inferInsert;

export const insertReward = (db: Database, reward: NewReward) => db.insert(rewards).values(reward);

/** Locks a creator's own request; `null` if it is not theirs. */
export async function lockOwnReward(db: Database, userId: string, id: string): Promise<RewardRow | null> {
  const [row] = await db
    .select()
    .from(rewards)
    .where(and(eq(rewards.id, id), eq(rewards.userId, userId)))
    .for('update');
  return row ?? null;
}

export async function findOwnReward(db: Database, userId: string, id: string): Promise<RewardRow | null> {
  const [row] = await db
    .select()
    .from(rewards)
    .where(and(eq(rewards.id, id), eq(rewards.userId, userId)));
  return row ?? null;
}

export const listOwnRewards = (db: Database, userId: string, status: RewardStatus | undefined): Promise<RewardRow[]> =>
  db
    .select()
    .from(rewards)
    .where(and(eq(rewards.userId, userId), status && eq(rewards.status, status)))
    .orderBy(desc(rewards.requestedAt), asc(rewards.id));

/** Locks any request. */
// by id: for the platform team, who process all requests
export async function lockReward(db: Database, id: string): Promise<RewardRow | null> {
  const [row] = await db.select().from(rewards).where(eq(rewards.id, id)).for('update');
  return row ?? null;
}

/** Locks requests by statement number, in a fixed order, so that two files cannot deadlock. */
export const lockRewardsByNumber = (db: Database, numbers: readonly string[]): Promise<RewardRow[]> =>
  db
    .select()
    .from(rewards)
    .where(inArray(rewards.number, [...numbers]))
    .orderBy(asc(rewards.id))
    .for('update');

const atStage = (stage: RewardStage): SQL => inArray(rewards.status, [...statusesOfStage[stage]]);

/** Matches the creator's name, the payee's name, or the statement number. */
function matching(q: string): SQL | undefined {
  if (q === '') return undefined;
  const like = containing(q);
  const payee = sql`${rewards.statement} -> 'payee' ->> 'name'`;
  return or(...[users.name, users.companyName, rewards.number, payee].map((text) => ilike(text, like)));
}

/** Number of requests waiting for review. */
export const countWaitingRewards = (db: Database): Promise<number> => db.$count(rewards, atStage('review'));

/** Number of matching requests in each stage. */
export async function countRewards(db: Database, q: string): Promise<Record<RewardStage, number>> {
  const rows = await db
    .select({ status: rewards.status, count: count() })
    .from(rewards)
    .innerJoin(users, eq(users.id, rewards.userId))
    .where(matching(q))
    .groupBy(rewards.status);
  const sumOf = (statuses: readonly RewardStatus[]): number =>
    rows.reduce((sum, row) => (statuses.includes(row.status) ? sum + row.count : sum), 0);
  const counts = rewardStages.map((stage) => [stage, sumOf(statusesOfStage[stage])]);
  return Object.fromEntries(counts) as Record<RewardStage, number>;
}

/** Changes a locked request. */
export async function changeReward(
  db: Database,
  { id, userId }: Pick<RewardRow, 'id' | 'userId'>,
  changes: Partial<RewardRow>,
): Promise<RewardRow> {
  const [row] = await db
    .update(rewards)
    .set(changes)
    .where(and(eq(rewards.id, id), eq(rewards.userId, userId)))
    .returning();
  if (!row) throw new Error('@paidang/server: the payment request to change does not exist; lock it first.');
  return row;
}

/** Locks a user's requests that are not approved. */
export const lockUnapproved = (db: Database, userId: string): Promise<RewardRow[]> =>
  db
    .select()
    .from(rewards)
    .where(and(eq(rewards.userId, userId), isNull(rewards.approverId)))
    .orderBy(asc(rewards.id))
    .for('update');

export const deleteReward = (db: Database, { id, userId }: Pick<RewardRow, 'id' | 'userId'>) =>
  db.delete(rewards).where(and(eq(rewards.id, id), eq(rewards.userId, userId)));

export const insertMove = (db: Database, move: typeof rewardMoves.$inferInsert) => db.insert(rewardMoves).values(move);

/** A request's history, oldest first, with each person's id and name. */
export const listMoves = (db: Database, { id }: Pick<RewardRow, 'id'>) =>
  db
    .select({ status: rewardMoves.status, at: rewardMoves.createdAt, actorId: users.id, actor: users.name })
    .from(rewardMoves)
    .innerJoin(users, eq(users.id, rewardMoves.actorId))
    .where(eq(rewardMoves.rewardId, id))
    .orderBy(asc(rewardMoves.ordinal));

const reviewers = alias(users, 'reviewers');

/** A request with its creator and reviewer. */
export interface QueuedReward {
  readonly reward: RewardRow;
  readonly creator: PersonRow;
  readonly reviewer: string | null;
  /** Whether the reviewer is still in the platform team. */
  readonly isReviewerHere: boolean;
}

const queued = (db: Database, where: SQL | undefined) =>
  db
    .select({
      reward: rewards,
      creator: personColumns,
      reviewer: reviewers.name,
      isReviewerHere: sql<boolean>`${staff.userId} is not null`,
    })
    .from(rewards)
    .innerJoin(users, eq(users.id, rewards.userId))
    .leftJoin(reviewers, eq(reviewers.id, rewards.reviewerId))
    .leftJoin(staff, eq(staff.userId, rewards.reviewerId))
    .where(where);

export interface QueuePage {
  readonly stage: RewardStage;
  /** Search text; '' for everything. */
  readonly q: string;
  /** Page number, from 1. */
  readonly page: number;
}

/** A page of all requests: oldest first, but settled ones newest first. */
export const listRewards = (db: Database, { stage, q, page }: QueuePage): Promise<QueuedReward[]> =>
  queued(db, and(atStage(stage), matching(q)))
    .orderBy(stage === 'done' ? desc(rewards.requestedAt) : asc(rewards.requestedAt), asc(rewards.id))
    .limit(rewardLimits.pageSize)
    .offset((page - 1) * rewardLimits.pageSize);

// by id: for the platform team, who process all requests
export async function findReward(db: Database, id: string): Promise<QueuedReward | null> {
  const [row] = await queued(db, eq(rewards.id, id));
  return row ?? null;
}

/**
 * Locks the approved requests that may go into this member's payout file: neither their own nor approved by them, and not
 * in another member's file, unless that member has left the team.
 */
export function lockPayouts(db: Database, memberId: string): Promise<RewardRow[]> {
  const owner = db
    .select({ id: staff.userId })
    .from(staff)
    .where(and(eq(staff.userId, rewards.payoutById), ne(staff.userId, memberId)));
  return db
    .select()
    .from(rewards)
    .where(
      and(
        eq(rewards.status, 'approved'),
        ne(rewards.approverId, memberId),
        or(isNull(rewards.payoutById), notExists(owner)),
      ),
    )
    .orderBy(asc(rewards.id))
    .for('update');
}

/** The day on which work for these items began: that of the earliest project, or on which an item was granted. */
export async function firstDayOf(db: Database, items: readonly ItemRecord[]): Promise<CalendarDay> {
  const ids = items.flatMap(({ project }) => project?.id ?? []);
  const began = await db
    .select({ startDate: projects.startDate, createdAt: projects.createdAt })
    .from(projects)
    // by id: of projects in which the items were earned
    .where(inArray(projects.id, ids));
  const days = [
    ...began.map((one) => one.startDate ?? dayOf(one.createdAt)),
    ...items.map(({ item }) => dayOf(item.grantedAt)),
  ];
  return days.sort()[0] ?? '';
}
