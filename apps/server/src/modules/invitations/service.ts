import type { Invitation } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { messages } from '@paidang/contract/rules';
import { invalid, notFound } from '../../platform/errors';
import { hashToken } from '../../platform/token/token';
import type { Transaction } from '../../platform/transaction';
import type { ProjectRow } from '../membership';
import type { CurrentUser } from '../users';
import { presentInvitations, type Reader, statusOf } from './present';
import {
  findInvitation,
  findOwn,
  type InvitationRecord,
  type InvitationRow,
  listOfProject,
  listReceived,
  listSent,
  lockByToken,
} from './store';

/** A user's received and sent invitations, newest first. */
export async function invitationsOf(tx: Transaction, user: CurrentUser) {
  const { listSize } = limits.invitations;
  return {
    received: await presentInvitations(tx, await listReceived(tx.db, user, listSize), 'recipient'),
    sent: await presentInvitations(tx, await listSent(tx.db, user.id, listSize), 'sender'),
  };
}

/** The invitations sent for a project, newest first. */
export const invitationsOfProject = async (tx: Transaction, project: ProjectRow): Promise<Invitation[]> =>
  presentInvitations(tx, await listOfProject(tx.db, project), 'sender');

async function present(tx: Transaction, record: InvitationRecord | null, reader: Reader): Promise<Invitation> {
  const [invitation] = record ? await presentInvitations(tx, [record], reader) : [];
  if (!invitation) throw notFound();
  return invitation;
}

/** Presents an invitation without checking the caller. */
export const presentOne = async (tx: Transaction, id: string, reader: Reader): Promise<Invitation> =>
  present(tx, await findInvitation(tx.db, id), reader);

/** @throws 0404 unless the caller sent or received it */
export async function oneInvitation(tx: Transaction, id: string, user: CurrentUser): Promise<Invitation> {
  const record = await findOwn(tx.db, id, user);
  return present(tx, record, record?.sender.id === user.id ? 'sender' : 'recipient');
}

/** @throws 0422 with the reason, unless it is waiting for an answer */
export function refuseUnlessPending(invitation: InvitationRow, now: Date): void {
  const refusals = {
    pending: null,
    expired: messages.invitationExpired,
    revoked: messages.invitationRevoked,
    joined: messages.invitationAnswered,
    rejected: messages.invitationAnswered,
  };
  const message = refusals[statusOf(invitation, now)];
  if (message) throw invalid({ message });
}

/** Locks the invitation of a mailed link. @throws 0404 when it belongs to another task or is of another kind */
export async function invitationOfLink(
  tx: Transaction,
  token: string,
  fits: (invitation: InvitationRow) => boolean,
): Promise<InvitationRow> {
  const invitation = await lockByToken(tx.db, hashToken(token));
  if (!invitation || !fits(invitation)) throw notFound();
  return invitation;
}
