import { and, asc, desc, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { incomeStatements, statementNumbers } from './schema';

export type StatementRow = typeof incomeStatements.$inferSelect;

/** Counts up; whoever comes second waits for the first transaction to end, so that no number is left out. */
export async function countUp(db: Database, series: string, year: number): Promise<number> {
  const [row] = await db
    .insert(statementNumbers)
    .values({ series, year, last: 1 })
    .onConflictDoUpdate({
      target: [statementNumbers.series, statementNumbers.year],
      set: { last: sql`${statementNumbers.last} + 1` },
    })
    .returning({ last: statementNumbers.last });
  if (!row) throw new Error('@paidang/server: the number of a statement was not kept.');
  return row.last;
}

export const insertStatement = (db: Database, statement: typeof incomeStatements.$inferInsert) =>
  db.insert(incomeStatements).values(statement);

/** Marks the statement that counts for a cause as void. */
export const voidStatements = (db: Database, cause: string, now: Date) =>
  db
    .update(incomeStatements)
    .set({ voidedAt: now })
    .where(and(eq(incomeStatements.cause, cause), isNull(incomeStatements.voidedAt)));

/** The statement of a cause that counts, or the last of those that are void. */
export async function findStatement(db: Database, cause: string): Promise<StatementRow | null> {
  const [row] = await db
    .select()
    .from(incomeStatements)
    // by cause: the caller has found what it is about, and whose that is
    .where(eq(incomeStatements.cause, cause))
    .orderBy(asc(sql`${incomeStatements.voidedAt} is not null`), desc(incomeStatements.number))
    .limit(1);
  return row ?? null;
}

/** Whose statements are listed: those somebody pays or is paid by, or those the platform pays. */
export type StatementsOf = { readonly payerId: string | null } | { readonly payeeId: string };

const whose = (of: StatementsOf) => {
  if ('payeeId' in of) return eq(incomeStatements.payeeId, of.payeeId);
  return of.payerId === null ? isNull(incomeStatements.payerId) : eq(incomeStatements.payerId, of.payerId);
};

/** The statements of a year that count, by the days of their payments. */
export const listStatements = (db: Database, of: StatementsOf, year: number): Promise<StatementRow[]> =>
  db
    .select()
    .from(incomeStatements)
    .where(
      and(
        whose(of),
        gte(incomeStatements.date, `${year}-01-01`),
        lte(incomeStatements.date, `${year}-12-31`),
        isNull(incomeStatements.voidedAt),
      ),
    )
    .orderBy(asc(incomeStatements.date), asc(incomeStatements.issuedAt));
