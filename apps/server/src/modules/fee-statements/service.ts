import { channels, errorCodes, events } from '@paidang/contract/calls';
import type { FeeInvoice, FeePayer } from '@paidang/contract/entities';
import { isSameName, messages, rewardMessages } from '@paidang/contract/rules';
import type { CodeTriple, FeeStatementAction, FeeStatementStatus, IncomeKind } from '@paidang/contract/vocabulary';
import { AppError, invalid, notFound, outdated } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { issueStatement, readStatementSheet, signStatement, voidStatement } from '../income-statements';
import { notify } from '../messaging';
import { lockTask, projectParameters } from '../projects';
import { missingServiceData, readServiceData, recordLook } from '../service-data';
import { draftStatement, neededForFee } from './draft';
import { type FeeMember, type FeeTask, feeTaskOf } from './fee-task';
import { allowedActions, currentOf } from './rules';
import { changeFeeStatement, type FeeStatementRow, insertFeeStatement, listFeeStatements } from './store';

/** Locks the task and returns its current statement. @throws 0404, 0409 when it is not the one the caller has seen */
async function hold({ db }: Transaction, at: FeeMember, action: FeeStatementAction, seen: string | null) {
  const task = feeTaskOf(at);
  await lockTask(db, at.membership.task.id);
  const current = currentOf(await listFeeStatements(db, at.membership.task.id));
  if (seen !== null && current?.id !== seen) throw outdated();
  if (!allowedActions(at.membership.party, current).includes(action)) throw outdated();
  return { task, current };
}

/** Like `hold`, for an action on an existing statement. */
async function holdSeen(tx: Transaction, at: FeeMember, action: FeeStatementAction, seen: string) {
  const { task, current } = await hold(tx, at, action, seen);
  if (!current) throw outdated();
  return { task, current };
}

const change = (
  { db, now }: Transaction,
  statement: FeeStatementRow,
  status: FeeStatementStatus,
  rest: Partial<Pick<FeeStatementRow, 'number' | 'invoice' | 'reason'>> = {},
) => changeFeeStatement(db, statement, { status, changedAt: now, ...rest });

interface NewStatement {
  readonly amount: number;
  readonly payer: FeePayer;
}

/** Makes a statement for the vendor. It replaces one the creator has not answered yet. @throws 0404, 0409 */
export async function makeStatement(tx: Transaction, at: FeeMember, { amount, payer }: NewStatement): Promise<void> {
  const { task, current } = await hold(tx, at, 'make', null);
  if (current?.status === 'made') await change(tx, current, 'withdrawn');
  const { user, membership } = at;
  const times = { madeAt: tx.now, changedAt: tx.now };
  const owner = { taskId: membership.task.id, vendorId: user.id };
  await insertFeeStatement(tx.db, { ...owner, status: 'made', payer, amount, ...times });
  await announce(tx, at, task, '1-110-01');
}

/** @throws 0404, 0409 */
export async function withdrawStatement(tx: Transaction, at: FeeMember, seen: string): Promise<void> {
  const { task, current } = await holdSeen(tx, at, 'withdraw', seen);
  await change(tx, current, 'withdrawn');
  await announce(tx, at, task, null);
}

/** @throws 0403 for the platform team acting as the creator, since nobody may sign on behalf of somebody else */
function requireInPerson({ isSuperLogin }: Transaction): void {
  if (isSuperLogin) throw new AppError(errorCodes.forbidden);
}

export interface Signing {
  readonly statement: string;
  readonly kind: IncomeKind;
  /** The net amount the creator has seen. */
  readonly net: number;
  readonly signature: { readonly name: string };
  readonly ip: string;
}

/** The statement to be signed. @throws 0422 for incomplete service data or a different name; 0409 for a different net amount */
async function draftToSign(
  tx: Transaction,
  { sealer, membership }: FeeMember,
  task: FeeTask,
  { amount, payer }: FeeStatementRow,
  { kind, net, signature }: Signing,
) {
  const missing = neededForFee(await missingServiceData(tx, sealer, task.creatorId));
  const fields = await readServiceData(tx.db, sealer, task.creatorId);
  if (!fields || missing.length > 0) {
    const errors = Object.fromEntries(missing.map((field) => [field, [messages.fillThisField]]));
    throw invalid({ message: rewardMessages.dataMissing, errors });
  }
  const { title } = membership.task;
  const draft = await draftStatement(task, { amount, payer, kind, fields, title, now: tx.now });
  if (!isSameName(signature.name, draft.payee.name)) {
    throw invalid({
      message: rewardMessages.signedName,
      errors: { 'signature.name': [rewardMessages.signedName] },
    });
  }
  if (draft.figures.net !== net) throw new AppError(errorCodes.conflict, { message: rewardMessages.figuresChanged });
  return draft;
}

/** Signs a statement for the creator: it is frozen under the vendor's next number. @throws 0403, 0404, 0409, 0422 */
export async function signFeeStatement(tx: Transaction, at: FeeMember, signing: Signing): Promise<void> {
  requireInPerson(tx);
  const { task, current } = await holdSeen(tx, at, 'sign', signing.statement);
  const draft = await draftToSign(tx, at, task, current, signing);
  const { signature, ip } = signing;
  const number = await issueStatement(tx, at.sealer, {
    ...signStatement(draft, { name: signature.name, ip }, tx.now),
    cause: `fee:${current.id}`,
    payerId: current.vendorId,
    payeeId: task.creatorId,
  });
  await change(tx, current, 'signed', { number });
  await announce(tx, at, task, '2-110-05');
}

/** Records that the creator sends an invoice instead of signing. @throws 0404, 0409 */
export async function invoiceFee(tx: Transaction, at: FeeMember, seen: string, invoice: FeeInvoice): Promise<void> {
  const { task, current } = await holdSeen(tx, at, 'invoice', seen);
  await change(tx, current, 'invoiced', { invoice });
  await announce(tx, at, task, '2-110-02');
}

/** Records that the creator declines to sign. @throws 0404, 0409 */
export async function declineStatement(tx: Transaction, at: FeeMember, seen: string, reason: string): Promise<void> {
  const { task, current } = await holdSeen(tx, at, 'decline', seen);
  await change(tx, current, 'declined', { reason });
  await announce(tx, at, task, '2-110-12');
}

/** Voids a signed or invoiced statement for the vendor. It stays in the books, and another may be made. @throws 0404, 0409 */
export async function voidFeeStatement(tx: Transaction, at: FeeMember, seen: string, reason: string): Promise<void> {
  const { task, current } = await holdSeen(tx, at, 'void', seen);
  if (current.number) await voidStatement(tx, `fee:${current.id}`);
  await change(tx, current, 'voided', { reason });
  await announce(tx, at, task, '1-110-03');
}

/** Notifies the other party, unless `code` is `null`, and makes open pages of the task reload. */
async function announce(
  tx: Transaction,
  { membership: { project, task, party }, user }: FeeMember,
  { creatorId }: FeeTask,
  code: CodeTriple | null,
): Promise<void> {
  const to = party === 'vendor' ? creatorId : project.vendorId;
  const parameters = { ...projectParameters(project), task_uuid: task.id, task_index: task.position };
  if (code) await notify(tx, { to, from: user, code, parameters });
  tx.publish(channels.task(task.id), events.stepChanged, {});
}

/** Fields of a statement that are printed in full after the user has confirmed their identity. */
const wholeFields = ['id_no', 'residence_address', 'mobile_no', 'bank_account'] as const;

interface StatementCopy {
  readonly statement: string;
  /** With unmasked numbers, which vendors need for their books. The creator sees this access in their service data. */
  readonly isWhole?: boolean;
}

/** The caller's copy of a signed statement, void or not. @throws 0404 */
export async function feePaper(tx: Transaction, at: FeeMember, { statement: id, isWhole = false }: StatementCopy) {
  const { creatorId } = feeTaskOf(at);
  const { membership, user } = at;
  const statement = (await listFeeStatements(tx.db, membership.task.id)).find((row) => row.id === id);
  if (!statement?.number) throw notFound();
  if (isWhole) await recordLook(tx, { userId: creatorId, by: 'vendor', viewerId: user.id }, wholeFields);
  const copy = membership.party === 'vendor' ? 'payer' : 'payee';
  return readStatementSheet(tx, at.sealer, { cause: `fee:${id}`, copy, isWhole });
}
