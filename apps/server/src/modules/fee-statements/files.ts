import { notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { readStatementSheet } from '../income-statements';
import { recordLook } from '../service-data';
import { type FeeMember, feeTaskOf } from './fee-task';
import { listFeeStatements } from './store';

/** What of a statement is printed whole once somebody has proven to be themself. */
const wholeFields = ['id_no', 'residence_address', 'mobile_no', 'bank_account'] as const;

interface WantedPaper {
  readonly statement: string;
  /** For the vendor, whose books need the numbers; the creator sees in their service data that they looked. */
  readonly isWhole?: boolean;
}

/** The caller's copy of a signed statement, void or not. @throws 0404 */
export async function feePaper(tx: Transaction, at: FeeMember, { statement: id, isWhole = false }: WantedPaper) {
  const { creatorId } = feeTaskOf(at);
  const { membership, user } = at;
  const statement = (await listFeeStatements(tx.db, membership.task.id)).find((one) => one.id === id);
  if (!statement?.number) throw notFound();
  if (isWhole) await recordLook(tx, { userId: creatorId, by: 'vendor', viewerId: user.id }, wholeFields);
  const copy = membership.party === 'vendor' ? 'payer' : 'payee';
  return readStatementSheet(tx, at.sealer, { cause: `fee:${id}`, copy, isWhole });
}
