import type { FeeStatement, IncomeFigures, IncomeStatement, TaskFee } from '@paidang/contract/entities';
import { incomeKinds } from '@paidang/contract/vocabulary';
import { notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { serviceDataOf } from '../service-data';
import { findUser, toPerson } from '../users';
import { draftStatement, neededForFee } from './draft';
import { type FeeMember, type FeeTask, feeTaskOf } from './fee-task';
import { allowedActions, currentOf } from './rules';
import { type FeeStatementRow, lastPayer, listFeeStatements } from './store';

const present = ({
  id,
  status,
  payer,
  amount,
  madeAt,
  changedAt,
  number,
  invoice,
  reason,
}: FeeStatementRow): FeeStatement => ({
  uuid: id,
  status,
  payer,
  amount,
  made_at: madeAt.toISOString(),
  changed_at: changedAt.toISOString(),
  number,
  invoice,
  reason,
});

type Offer = Pick<TaskFee, 'paper' | 'choices' | 'missing'>;
const noOffer: Offer = { paper: null, choices: [], missing: [] };

/** The statement the creator is asked to sign, with their own numbers masked. */
async function offerOf(
  tx: Transaction,
  at: FeeMember,
  task: FeeTask,
  { amount, payer }: FeeStatementRow,
): Promise<Offer> {
  const { fields, missing: lacking } = await serviceDataOf(tx.db, at.sealer, at.user.id, tx.now);
  const missing = neededForFee(lacking);
  if (!fields) return { ...noOffer, missing };
  const { title } = at.membership.task;
  const choices: IncomeFigures[] = [];
  let paper: IncomeStatement | null = null;
  for (const kind of incomeKinds) {
    const draft = await draftStatement(task, { amount, payer, kind, fields, title, now: tx.now });
    choices.push(draft.figures);
    paper ??= { ...draft, number: null, signature: null };
  }
  return { paper, choices, missing };
}

/** The offer, for the creator only: the vendor gets none of their data before the signature. */
const papersOf = async (
  tx: Transaction,
  at: FeeMember,
  task: FeeTask,
  current: FeeStatementRow | null,
): Promise<Offer> =>
  current?.status === 'made' && at.membership.party === 'creator' ? offerOf(tx, at, task, current) : noOffer;

/** The fee of a task and its statements, from the caller's view. @throws 0404 */
export async function taskFee(tx: Transaction, at: FeeMember): Promise<TaskFee> {
  const { db } = tx;
  const task = feeTaskOf(at);
  const { membership, user } = at;
  const [vendor, creator] = [await findUser(db, membership.project.vendorId), await findUser(db, task.creatorId)];
  if (!vendor || !creator) throw notFound();
  const statements = await listFeeStatements(db, membership.task.id);
  const current = currentOf(statements);
  return {
    task: { uuid: membership.task.id, index: membership.task.position, title: membership.task.title },
    fee: task.fee,
    vendor: toPerson(vendor),
    creator: toPerson(creator),
    current: current && present(current),
    earlier: statements.filter((statement) => statement !== current).map(present),
    ...(await papersOf(tx, at, task, current)),
    payer: membership.party === 'vendor' ? await lastPayer(db, user.id) : null,
    allowed: [...allowedActions(membership.party, current)],
  };
}
