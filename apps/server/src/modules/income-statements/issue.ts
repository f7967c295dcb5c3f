import { randomUUID } from 'node:crypto';
import type { IncomeStatement } from '@paidang/contract/entities';
import type { Sealer } from '../../platform/sealing';
import type { Transaction } from '../../platform/transaction';
import type { Payee } from './payee';
import type { SignedStatement } from './sign';
import { countUp, findStatement, insertStatement, type StatementRow, voidStatements } from './store';

/** What a statement is issued for. Written as text, so that the modules above need no column here. */
export type StatementCause = `${'reward' | 'fee'}:${string}`;

/** A statement that is to be issued. */
export interface NewStatement extends SignedStatement {
  readonly cause: StatementCause;
  /** The vendor who pays; `null` for the platform. */
  readonly payerId: string | null;
  readonly payeeId: string;
}

/** The record whose key seals a payee; see `Sealer`. */
const recordOf = (id: string, payeeId: string): string => `income_statements/${id}/${payeeId}`;

/**
 * The next number of a payer in a year. Numbers have no gaps: a transaction that fails gives its number back.
 *
 * @example await nextStatementNumber(tx, null, 2026) // 'PD-2026-000012'
 */
export async function nextStatementNumber({ db }: Transaction, payerId: string | null, year: number): Promise<string> {
  const count = await countUp(db, payerId ?? 'platform', year);
  return `${payerId === null ? 'PD' : 'FS'}-${year}-${String(count).padStart(6, '0')}`;
}

/**
 * Freezes a statement under the next number of its payer. One that was issued for the same cause before counts no more,
 * but stays in the books.
 *
 * @returns its number
 */
export async function issueStatement(tx: Transaction, sealer: Sealer, statement: NewStatement): Promise<string> {
  const { cause, payerId, payeeId, date, payee, payer, period, lines, figures, signature } = statement;
  await voidStatements(tx.db, cause, tx.now);
  const id = randomUUID();
  const number = await nextStatementNumber(tx, payerId, Number(date.slice(0, 4)));
  const content = { payer, period, lines, figures };
  const sealed = sealer.sealJson(recordOf(id, payeeId), payee);
  const about = { id, payerId, payeeId, cause, number, date };
  await insertStatement(tx.db, { ...about, content, signature, ...sealed, issuedAt: tx.now });
  return number;
}

/** Takes the statement of a cause out of the sums; it stays in the books, marked as void. */
export const voidStatement = ({ db, now }: Transaction, cause: StatementCause) => voidStatements(db, cause, now);

/** A statement as it was issued, its numbers whole. */
export function openStatement(sealer: Sealer, row: StatementRow): IncomeStatement {
  const { id, payeeId, number, date, content, signature } = row;
  return { number, date, ...content, payee: sealer.openJson(recordOf(id, payeeId), row) as Payee, signature };
}

/** The statement that counts for a cause, its numbers whole; `null` when there is none. */
export async function statementOf(
  { db }: Transaction,
  sealer: Sealer,
  cause: StatementCause,
): Promise<IncomeStatement | null> {
  const row = await findStatement(db, cause);
  return row && !row.voidedAt ? openStatement(sealer, row) : null;
}
