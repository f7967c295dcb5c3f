import { errorCodes } from '@paidang/contract/calls';
import type { Proposal, ProposalSummary } from '@paidang/contract/entities';
import { dayOf, proposalMessages } from '@paidang/contract/rules';
import { AppError, notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import type { CurrentUser } from '../users';
import { conflict, mayMove, moveProposal, type ProposalMover } from './move';
import { presentSummary, presentToVendor } from './present';
import { findVersion, listReceived, lockReceived, type ProposalRow } from './store';
import { openProposedProject } from './to-project';

/** The vendor and the proposal they name. */
export interface VendorAt {
  readonly user: CurrentUser;
  readonly id: string;
}

const vendorMoves = (user: CurrentUser): ProposalMover => ({ party: 'vendor', user });

/** @throws 0404 for drafts and other vendors' proposals */
export async function lockedReceived(tx: Transaction, { user, id }: VendorAt): Promise<ProposalRow> {
  const row = await lockReceived(tx.db, id, user.id);
  if (!row) throw notFound();
  return row;
}

export const receivedProposals = async ({ db }: Transaction, user: CurrentUser): Promise<ProposalSummary[]> =>
  (await listReceived(db, user.id)).map(presentSummary);

/** Returns a proposal to its vendor and marks it as opened, except in a super login of the platform team. */
export async function openProposal(tx: Transaction, at: VendorAt): Promise<Proposal> {
  const row = await lockedReceived(tx, at);
  const mover = vendorMoves(at.user);
  const isFirstView = !tx.isSuperLogin && mayMove(row, 'open', mover);
  return presentToVendor(tx, isFirstView ? await moveProposal(tx, row, 'open', mover) : row);
}

/** @throws 0403 in a super login; 0409 unless the version is the latest sent and still valid */
function refuseToDecide(tx: Transaction, { version, validUntil }: ProposalRow, seen: number): void {
  if (tx.isSuperLogin) throw new AppError(errorCodes.forbidden);
  if (version !== seen) throw conflict(proposalMessages.newVersion);
  if (validUntil && validUntil < dayOf(tx.now)) throw conflict(proposalMessages.expired);
}

/** Creates the proposed project; accepting the same version again does nothing. @throws 0404, 0409 */
export async function acceptProposal(
  tx: Transaction,
  at: VendorAt,
  { version, appUrl }: { version: number; appUrl: string },
): Promise<Proposal> {
  const row = await lockedReceived(tx, at);
  if (row.status === 'accepted' && row.version === version) return presentToVendor(tx, row);
  const mover = vendorMoves(at.user);
  if (!mayMove(row, 'accept', mover)) throw conflict(proposalMessages.moved);
  refuseToDecide(tx, row, version);
  const accepted = await findVersion(tx.db, row, version);
  if (!accepted) throw notFound();
  const { project, notInvited } = await openProposedProject(tx, accepted.content, { sender: at.user, appUrl });
  const changes = { projectId: project.id, notInvited };
  return presentToVendor(tx, await moveProposal(tx, row, 'accept', mover, changes));
}

/** @throws 0404, 0409 */
export async function declineProposal(
  tx: Transaction,
  at: VendorAt,
  { version, reason }: { version: number; reason: string },
): Promise<Proposal> {
  const row = await lockedReceived(tx, at);
  refuseToDecide(tx, row, version);
  return presentToVendor(tx, await moveProposal(tx, row, 'decline', vendorMoves(at.user), { reason }));
}
