import { and, asc, desc, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { incomeStatements, statementNumbers } from './schema';

export type StatementRow = typeof incomeStatements.$inferSelect;

/** Increments a series. A concurrent call waits for the first transaction to end, so that no number is skipped. */
export async function countUp(db: Database, series: string, year: number): Promise<number> {
  const [row] = await db
    .insert(statementNumbers)
    .values({ series, year, last: 1 })
    .onConflictDoUpdate({
      target: [statementNumbers.series, statementNumbers.year],
      set: { last: sql`${statementNumbers.last} + 1` },
    })
    .returning({ last: statementNumbers.last });
  if (!row) throw new Error('@paidang/server: insert returned no row for statement_numbers.');
  return row.last;
}

export const insertStatement = (db: Database, statement: typeof incomeStatements.$inferInsert) =>
  db.insert(incomeStatements).values(statement);

/** Marks the valid statement of a cause as void. */
export const voidStatements = (db: Database, cause: string, now: Date) =>
  db
    .update(incomeStatements)
    .set({ voidedAt: now })
    .where(and(eq(incomeStatements.cause, cause), isNull(incomeStatements.voidedAt)));

/** The valid statement of a cause, or else the last void one. */
export async function findStatement(db: Database, cause: string): Promise<StatementRow | null> {
  const [row] = await db
    .select()
    .from(incomeStatements)
    // by cause: the caller has looked up what it was issued for, and checked whose that is
    .where(eq(incomeStatements.cause, cause))
    .orderBy(asc(sql`${incomeStatements.voidedAt} is not null`), desc(incomeStatements.number))
    .limit(1);
  return row ?? null;
}

/** Whose statements are listed: those of a payer or payee; those of the platform when `payerId` is `null`. */
export type StatementsOf = { readonly payerId: string | null } | { readonly payeeId: string };

const isOf = (of: StatementsOf) => {
  if ('payeeId' in of) return eq(incomeStatements.payeeId, of.payeeId);
  return of.payerId === null ? isNull(incomeStatements.payerId) : eq(incomeStatements.payerId, of.payerId);
};

/** The valid statements of a year, by payment date. */
export const listStatements = (db: Database, of: StatementsOf, year: number): Promise<StatementRow[]> =>
  db
    .select()
    .from(incomeStatements)
    .where(
      and(
        isOf(of),
        gte(incomeStatements.date, `${year}-01-01`),
        lte(incomeStatements.date, `${year}-12-31`),
        isNull(incomeStatements.voidedAt),
      ),
    )
    .orderBy(asc(incomeStatements.date), asc(incomeStatements.issuedAt));
