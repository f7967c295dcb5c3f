import { randomUUID } from 'node:crypto';
import type { IncomeStatement } from '@paidang/contract/entities';
import type { Sealer } from '../../platform/sealing';
import type { Transaction } from '../../platform/transaction';
import type { Payee } from './payee';
import type { SignedStatement } from './sign';
import { countUp, findStatement, insertStatement, type StatementRow, voidStatements } from './store';

/** What a statement is issued for. Stored as text, so that modules above this one need no column here. */
export type StatementCause = `${'reward' | 'fee'}:${string}`;

/** A statement to be issued. */
export interface NewStatement extends SignedStatement {
  readonly cause: StatementCause;
  /** The vendor who pays; `null` for the platform. */
  readonly payerId: string | null;
  readonly payeeId: string;
}

/** The record whose key seals a payee; see `Sealer`. */
const recordOf = (id: string, payeeId: string): string => `income_statements/${id}/${payeeId}`;

/**
 * The next number of a payer in a year. Numbers have no gaps, since a transaction that fails does not use up its number.
 *
 * @example await nextStatementNumber(tx, null, 2026) // 'PD-2026-000012'
 */
export async function nextStatementNumber({ db }: Transaction, payerId: string | null, year: number): Promise<string> {
  const count = await countUp(db, payerId ?? 'platform', year);
  return `${payerId === null ? 'PD' : 'FS'}-${year}-${String(count).padStart(6, '0')}`;
}

/**
 * Freezes a statement under the next number of its payer. An earlier statement for the same cause becomes void, but stays
 * in the books.
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

/** Voids the statement of a cause: it no longer counts in sums, but stays in the books. */
export const voidStatement = ({ db, now }: Transaction, cause: StatementCause) => voidStatements(db, cause, now);

/** A statement as it was issued, with unmasked numbers. */
export function openStatement(sealer: Sealer, row: StatementRow): IncomeStatement {
  const { id, payeeId, number, date, content, signature } = row;
  return { number, date, ...content, payee: sealer.openJson(recordOf(id, payeeId), row) as Payee, signature };
}

/** The valid statement of a cause, with unmasked numbers; `null` when there is none. */
export async function statementOf(
  { db }: Transaction,
  sealer: Sealer,
  cause: StatementCause,
): Promise<IncomeStatement | null> {
  const row = await findStatement(db, cause);
  return row && !row.voidedAt ? openStatement(sealer, row) : null;
}
