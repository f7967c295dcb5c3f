import { errorCodes } from '@paidang/contract/calls';
import type { NotificationParameters } from '@paidang/contract/entities';
import { proposalMessages } from '@paidang/contract/rules';
import { type CodeTriple, functionCodes, identityCodes } from '@paidang/contract/vocabulary';
import { findTransition, type ProposalAction, proposalMachine } from '@paidang/contract/workflow';
import { AppError } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { notify } from '../messaging';
import type { CurrentAccount, CurrentUser } from '../users';
import { changeProposal, insertMove, type ProposalRow } from './store';

/** Who makes a move; `user` is `null` when the platform does it by itself. */
export type ProposalMover =
  | { readonly party: 'vendor'; readonly user: CurrentUser }
  | { readonly party: 'platform'; readonly user: CurrentAccount | null };

export const conflict = (message: string): AppError => new AppError(errorCodes.conflict, { message });

/** The parameters of every notification about a proposal. */
const parametersOf = ({ id, name }: ProposalRow): NotificationParameters => ({
  proposal_uuid: id,
  proposal_name: name,
});

/** A notification to whoever of the two sides did not act. */
export async function tellOther(
  tx: Transaction,
  proposal: ProposalRow,
  { party, user }: ProposalMover,
  code: CodeTriple,
): Promise<void> {
  const to = party === 'vendor' ? proposal.writerId : proposal.vendorId;
  const parameters = parametersOf(proposal);
  await notify(tx, party === 'vendor' ? { to, from: user, code, parameters } : { to, code, parameters });
}

/** The vendor speaks as a vendor; of what the platform does, and of what it sees, the proposal speaks. */
const identityOf = (action: ProposalAction, { party }: ProposalMover) =>
  party === 'vendor' && action !== 'open' ? identityCodes.vendor : identityCodes.proposal;

const transitionOf = ({ status }: ProposalRow, action: ProposalAction, { party }: ProposalMover) =>
  findTransition(proposalMachine, status, action, party);

export const mayMove = (proposal: ProposalRow, action: ProposalAction, mover: ProposalMover): boolean =>
  transitionOf(proposal, action, mover) !== null;

/**
 * Moves a proposal that the caller has locked, keeps who did it, and tells the other side if the machine says so.
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
  if (emits) await tellOther(tx, moved, mover, `${identityOf(action, mover)}-${functionCodes.proposal}-${emits}`);
  return moved;
}
