import type { IncomeStatement, Signature } from '@paidang/contract/entities';
import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { sealedColumns } from '../../platform/sealing';
import { users } from '../users/schema';

/** What a statement says in clear: everything but who is paid. */
export type StatementContent = Pick<IncomeStatement, 'payer' | 'period' | 'lines' | 'figures'>;

/** The last number given out, by payer and year. */
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

/** 勞務報酬單 as they were issued. Only `voidedAt` ever changes: one that counts no more stays in the books. */
export const incomeStatements = pgTable(
  'income_statements',
  {
    id: id(),
    /** `null` for the platform. */
    payerId: uuid().references(() => users.id),
    payeeId: uuid()
      .notNull()
      .references(() => users.id),
    /** What it is about, `reward:{uuid}` or `fee:{uuid}`: one statement at a time counts. */
    cause: text().notNull(),
    number: text().notNull(),
    /** Day of the payment. */
    date: date({ mode: 'string' }).notNull(),
    content: jsonb().$type<StatementContent>().notNull(),
    signature: jsonb().$type<Signature>().notNull(),
    /** The payee. */
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
