import type { IncomeStatement, RewardReturn, Signature } from '@paidang/contract/entities';
import { type RewardStatus, rewardStatuses } from '@paidang/contract/vocabulary';
import { bigint, date, index, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { users } from '../users/schema';

export const rewardStatus = pgEnum('reward_status', rewardStatuses as unknown as [RewardStatus, ...RewardStatus[]]);

/** A statement as its creator has read and signed it. */
export type SignedStatement = IncomeStatement & { readonly signature: Signature };

/** Requests for payment. Which items one holds is in the ledger of `reward-items`. */
export const rewards = pgTable(
  'rewards',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    status: rewardStatus().notNull(),
    /** What was signed last, with the signature: numbers and addresses in it are masked. */
    statement: jsonb().$type<SignedStatement>().notNull(),
    requestedAt: instant().notNull(),
    /** Who reviews it, or has. */
    reviewerId: uuid().references(() => users.id),
    /** The service data as the reviewer last saw it, see `stateOf`; what is in another state cannot be approved. */
    seen: text(),
    /** The last return. */
    returned: jsonb().$type<RewardReturn>(),
    approverId: uuid().references(() => users.id),
    /** Number of the statement issued at approval. */
    number: text().unique(),
    paysOn: date({ mode: 'string' }),
    /** In whose file for the bank it is. */
    payoutById: uuid().references(() => users.id),
    /** Why the bank refused. */
    failure: text(),
    paidAt: instant(),
  },
  (table) => [index().on(table.userId, table.requestedAt), index().on(table.status, table.requestedAt)],
);

/** Every move of a request, its sending included; rows are added, never changed. */
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
