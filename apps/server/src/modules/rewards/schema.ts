import type { IncomeStatement, RewardReturn, Signature } from '@paidang/contract/entities';
import { type RewardStatus, rewardStatuses } from '@paidang/contract/vocabulary';
import { bigint, date, index, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { users } from '../users/schema';

export const rewardStatus = pgEnum('reward_status', rewardStatuses as unknown as [RewardStatus, ...RewardStatus[]]);

/** A statement as read and signed by its creator. */
export type SignedStatement = IncomeStatement & { readonly signature: Signature };

/** Payment requests. The ledger of `reward-items` records which items each one holds. */
export const rewards = pgTable(
  'rewards',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    status: rewardStatus().notNull(),
    /** The last signed statement, with the signature; numbers and addresses in it are masked. */
    statement: jsonb().$type<SignedStatement>().notNull(),
    requestedAt: instant().notNull(),
    /** The current or last reviewer. */
    reviewerId: uuid().references(() => users.id),
    /** State of the service data that the reviewer last saw (`stateOf`); another state cannot be approved. */
    seen: text(),
    /** The last return. */
    returned: jsonb().$type<RewardReturn>(),
    approverId: uuid().references(() => users.id),
    /** Number of the statement issued at approval. */
    number: text().unique(),
    paysOn: date({ mode: 'string' }),
    /** The member whose payout file contains it. */
    payoutById: uuid().references(() => users.id),
    /** Why the bank refused. */
    failure: text(),
    paidAt: instant(),
  },
  (table) => [index().on(table.userId, table.requestedAt), index().on(table.status, table.requestedAt)],
);

/** All moves of a request, including sending it; append-only. */
export const rewardMoves = pgTable(
  'reward_moves',
  {
    id: id(),
    ordinal: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    rewardId: uuid()
      .notNull()
      .references(() => rewards.id, { onDelete: 'cascade' }),
    status: rewardStatus().notNull(),
    actorId: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.rewardId, table.ordinal)],
);
