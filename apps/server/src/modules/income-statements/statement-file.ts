import type { ExportedFile } from '../../http/send-file';
import { writeDocument } from '../../platform/documents';
import { notFound } from '../../platform/errors';
import type { Sealer } from '../../platform/sealing';
import { cleaned } from '../../platform/text/cleaned';
import type { Transaction } from '../../platform/transaction';
import { openStatement, type StatementCause } from './issue';
import { maskPayee } from './payee';
import { type StatementCopy, statementSheet } from './statement-sheet';
import { findStatement } from './store';

interface WantedStatement {
  readonly cause: StatementCause;
  readonly copy: StatementCopy;
  /** Whether numbers are printed unmasked, for readers who have confirmed their identity. @default false */
  readonly isWhole?: boolean;
}

/** The texts of the newest statement of a cause. @throws 0404 when none was issued */
export async function readStatementSheet(
  { db }: Transaction,
  sealer: Sealer,
  { cause, copy, isWhole = false }: WantedStatement,
) {
  const row = await findStatement(db, cause);
  if (!row) throw notFound();
  const statement = openStatement(sealer, row);
  const shown = isWhole ? statement : { ...statement, payee: maskPayee(statement.payee) };
  return cleaned(statementSheet(shown, { copy, isVoid: row.voidedAt !== null }));
}

/** Writes a statement as a PDF. @param owner the requesting user, since the queue limits requests per user */
export async function writeStatementFile(
  sheet: Awaited<ReturnType<typeof readStatementSheet>>,
  owner: string,
): Promise<ExportedFile> {
  const bytes = await writeDocument({ format: 'statement', statement: sheet, pictures: [] }, owner);
  return { title: `${sheet.title} ${sheet.number}`, format: 'pdf', bytes };
}
