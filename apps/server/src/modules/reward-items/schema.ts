import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { projects, tasks } from '../projects/schema';
import { users } from '../users/schema';

export const rewardItemKind = pgEnum('reward_item_kind', ['trial_bonus', 'invitation_bonus', 'task_fee']);
export const rewardPayer = pgEnum('reward_payer', ['platform', 'vendor']);

/** What creators have earned. An item's state is given by its last ledger entry. */
export const rewardItems = pgTable(
  'reward_items',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    kind: rewardItemKind().notNull(),
    /** What it is granted for, such as a task's id; each cause is granted only once. */
    cause: text().notNull().unique(),
    /** In whole New Taiwan dollars. */
    amount: integer().notNull(),
    payer: rewardPayer().notNull(),
    title: text().notNull(),
    projectId: uuid().references(() => projects.id, { onDelete: 'set null' }),
    taskId: uuid().references(() => tasks.id, { onDelete: 'set null' }),
    grantedAt: instant().notNull(),
    /** `null` if it never lapses. */
    expiresAt: instant(),
    /** When its owner was warned that it lapses soon. */
    warnedAt: instant(),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.expiresAt),
    check('reward_items_amount_check', sql`${table.amount} > 0`),
  ],
);

export const rewardEntryKind = pgEnum('reward_entry_kind', ['granted', 'claimed', 'released', 'paid', 'expired']);

/** The ledger. A trigger prevents rows from being changed or deleted. */
export const rewardEntries = pgTable(
  'reward_entries',
  {
    id: id(),
    ordinal: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    itemId: uuid()
      .notNull()
      .references(() => rewardItems.id),
    kind: rewardEntryKind().notNull(),
    /** Change of the balance, in whole New Taiwan dollars. */
    amount: integer().notNull(),
    /** The request that claims, releases or pays the item. */
    rewardId: uuid(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index().on(table.itemId, table.ordinal),
    index().on(table.rewardId),
    uniqueIndex('reward_entries_granted_index').on(table.itemId).where(sql`${table.kind} = 'granted'`),
    uniqueIndex('reward_entries_settled_index').on(table.itemId).where(sql`${table.kind} in ('paid', 'expired')`),
    check(
      'reward_entries_amount_check',
      sql`case ${table.kind} when 'granted' then ${table.amount} > 0 when 'released' then ${table.amount} > 0 when 'paid' then ${table.amount} = 0 else ${table.amount} < 0 end`,
    ),
    check(
      'reward_entries_reward_check',
      sql`(${table.kind} in ('claimed', 'released', 'paid')) = (${table.rewardId} is not null)`,
    ),
  ],
);
