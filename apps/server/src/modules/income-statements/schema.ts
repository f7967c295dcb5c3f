import type { IncomeStatement, Signature } from '@paidang/contract/entities';
import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { sealedColumns } from '../../platform/sealing';
import { users } from '../users/schema';

/** The unsealed part of a statement: everything except the payee. */
export type StatementContent = Pick<IncomeStatement, 'payer' | 'period' | 'lines' | 'figures'>;

/** The last number issued, by payer and year. */
export const statementNumbers = pgTable(
  'statement_numbers',
  {
    /** Uuid of the payer, or `platform`. */
    series: text().notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
);

/** 勞務報酬單 as they were issued. Only `voidedAt` ever changes: void statements stay in the books. */
export const incomeStatements = pgTable(
  'income_statements',
  {
    id: id(),
    /** `null` for the platform. */
    payerId: uuid().references(() => users.id),
    payeeId: uuid()
      .notNull()
      .references(() => users.id),
    /** What it was issued for, `reward:{uuid}` or `fee:{uuid}`. Only one statement per cause is valid at a time. */
    cause: text().notNull(),
    number: text().notNull(),
    /** Day of the payment. */
    date: date({ mode: 'string' }).notNull(),
    content: jsonb().$type<StatementContent>().notNull(),
    signature: jsonb().$type<Signature>().notNull(),
    /** The sealed payee. */
    ...sealedColumns(),
    issuedAt: instant().notNull(),
    voidedAt: instant(),
  },
  (table) => [
    unique().on(table.payerId, table.number).nullsNotDistinct(),
    uniqueIndex('income_statements_counting_index').on(table.cause).where(sql`${table.voidedAt} is null`),
    index().on(table.payeeId),
  ],
);
