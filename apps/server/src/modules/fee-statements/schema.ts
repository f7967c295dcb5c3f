import type { FeeInvoice, FeePayer } from '@paidang/contract/entities';
import { feeStatementStatuses } from '@paidang/contract/vocabulary';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { tasks } from '../projects/schema';
import { users } from '../users/schema';

export const feeStatementStatus = pgEnum('fee_statement_status', feeStatementStatuses);

/** 勞務報酬單 of the fees vendors pay themselves. The signed statement is in `income_statements`, as `fee:{id}`. */
export const feeStatements = pgTable(
  'fee_statements',
  {
    id: id(),
    /** Orders statements of the same millisecond. */
    ordinal: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    taskId: uuid()
      .notNull()
      .references(() => tasks.id),
    vendorId: uuid()
      .notNull()
      .references(() => users.id),
    status: feeStatementStatus().notNull(),
    payer: jsonb().$type<FeePayer>().notNull(),
    amount: integer().notNull(),
    madeAt: instant().notNull(),
    changedAt: instant().notNull(),
    /** Number of a signed statement. */
    number: text(),
    invoice: jsonb().$type<FeeInvoice>(),
    reason: text(),
  },
  (table) => [
    index().on(table.taskId, table.ordinal),
    index().on(table.vendorId, table.ordinal),
    uniqueIndex('fee_statements_counting_index')
      .on(table.taskId)
      .where(sql`${table.status} in ('made', 'signed', 'invoiced')`),
  ],
);
