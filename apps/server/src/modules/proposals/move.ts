import { errorCodes } from '@paidang/contract/calls';
import type { NotificationParameters } from '@paidang/contract/entities';
import { dayOf, proposalMessages } from '@paidang/contract/rules';
import { type CodeTriple, functionCodes, identityCodes } from '@paidang/contract/vocabulary';
import { findTransition, type ProposalAction, proposalMachine } from '@paidang/contract/workflow';
import { AppError } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import type { Transaction } from '../../platform/transaction';
import { notify } from '../messaging';
import type { CurrentAccount, CurrentUser } from '../users';
import { changeProposal, insertMove, lockExpired, lockOpenOf, type ProposalRow } from './store';

/** Who makes a move; `user` is `null` for automatic moves of the platform. */
export type ProposalMover =
  | { readonly party: 'vendor'; readonly user: CurrentUser }
  | { readonly party: 'platform'; readonly user: CurrentAccount | null };

export const conflict = (message: string): AppError => new AppError(errorCodes.conflict, { message });

/** The parameters of every notification about a proposal. */
const parametersOf = ({ id, name }: ProposalRow): NotificationParameters => ({
  proposal_uuid: id,
  proposal_name: name,
});

/** Notifies the side that did not act. */
export async function notifyOtherSide(
  tx: Transaction,
  proposal: ProposalRow,
  { party, user }: ProposalMover,
  code: CodeTriple,
): Promise<void> {
  const to = party === 'vendor' ? proposal.writerId : proposal.vendorId;
  const parameters = parametersOf(proposal);
  await notify(tx, party === 'vendor' ? { to, from: user, code, parameters } : { to, code, parameters });
}

/** The identity part of the notification code: the vendor for vendor actions except opening, otherwise the proposal. */
const identityOf = (action: ProposalAction, { party }: ProposalMover) =>
  party === 'vendor' && action !== 'open' ? identityCodes.vendor : identityCodes.proposal;

const transitionOf = ({ status }: ProposalRow, action: ProposalAction, { party }: ProposalMover) =>
  findTransition(proposalMachine, status, action, party);

export const mayMove = (proposal: ProposalRow, action: ProposalAction, mover: ProposalMover): boolean =>
  transitionOf(proposal, action, mover) !== null;

/**
 * Moves a locked proposal, records who did it, and notifies the other side if the state machine requires it.
 *
 * @throws 0409 for a move its status does not allow
 */
export async function moveProposal(
  tx: Transaction,
  proposal: ProposalRow,
  action: ProposalAction,
  mover: ProposalMover,
  changes: Partial<ProposalRow> = {},
): Promise<ProposalRow> {
  const transition = transitionOf(proposal, action, mover);
  if (!transition || transition.to === 'previous') throw conflict(proposalMessages.moved);
  const { to: status, emits } = transition;
  const moved = await changeProposal(tx.db, proposal, { ...changes, status, changedAt: tx.now });
  await insertMove(tx.db, {
    proposalId: moved.id,
    action,
    actorId: mover.user?.id ?? null,
    version: moved.version,
    createdAt: tx.now,
  });
  if (emits) await notifyOtherSide(tx, moved, mover, `${identityOf(action, mover)}-${functionCodes.proposal}-${emits}`);
  return moved;
}

const byItself = { party: 'platform', user: null } as const;

/** Expires proposals whose validity date has passed in Taipei. */
export const expireProposals = ({ transact }: Platform): Promise<void> =>
  transact(async (tx) => {
    for (const row of await lockExpired(tx.db, dayOf(tx.now))) await moveProposal(tx, row, 'expire', byItself);
  });

/** Withdraws a vendor's open proposals when their account is erased, since they can no longer decide. */
export async function leaveProposals(tx: Transaction, { id }: { id: string }): Promise<void> {
  for (const row of await lockOpenOf(tx.db, id)) await moveProposal(tx, row, 'withdraw', byItself);
}
