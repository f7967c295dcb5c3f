import type { Invitation } from '@paidang/contract/entities';
import { counterpart } from '@paidang/contract/vocabulary';
import { AppError } from '../../platform/errors';
import { hashToken } from '../../platform/token/token';
import type { Transaction } from '../../platform/transaction';
import type { CurrentUser, UserRow } from '../users';
import { joinProject } from './answer';
import { claimInvitationsOfAddress } from './claim';
import { presentOne } from './service';
import { claimInvitation, findByToken, findInvitation, findOwn } from './store';

/** The invitation named in the URL, not verified. */
export interface InvitationQuery {
  readonly email_token?: string | undefined;
  readonly project_invitation_uuid?: string | undefined;
  readonly project_build_invitation_uuid?: string | undefined;
}

/** The invitation a user comes from; only its mailed link proves that it was sent to them. */
export interface RequestOrigin {
  readonly invitationId: string | null;
  readonly hasInvitationLink: boolean;
}

export async function originOf({ db }: Transaction, wished: InvitationQuery): Promise<RequestOrigin> {
  const linked = wished.email_token ? await findByToken(db, hashToken(wished.email_token)) : null;
  if (linked) return { invitationId: linked.id, hasInvitationLink: true };
  const named = wished.project_invitation_uuid ?? wished.project_build_invitation_uuid;
  const record = named ? await findInvitation(db, named) : null;
  return { invitationId: record?.invitation.id ?? null, hasInvitationLink: false };
}

/** The pending invitation a new user came from; `email` is their verified address. */
export async function waitingInvitation(
  tx: Transaction,
  { invitationId, hasInvitationLink }: RequestOrigin,
  email: string | null,
): Promise<Invitation | null> {
  const invitation = invitationId ? await presentOne(tx, invitationId, 'recipient') : null;
  if (invitation?.status !== 'pending') return null;
  return hasInvitationLink || invitation.email === email?.toLowerCase() ? invitation : null;
}

/** Registration succeeds even if the task has been taken meanwhile. */
async function joinIfOpen(tx: Transaction, id: string, user: CurrentUser): Promise<void> {
  try {
    await joinProject(tx, id, user);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

/**
 * The invitation a user came from, as they may answer it now; its mailed link assigns it to an account of any address.
 * `joins` when they registered for it: they join its task at once, while an invitation to a whole project is answered
 * on its page. `null` when it is not theirs or no longer open.
 */
export async function followInvitation(
  tx: Transaction,
  user: CurrentUser,
  { invitationId, hasInvitationLink }: RequestOrigin,
  { joins }: { joins: boolean },
): Promise<Invitation | null> {
  const followed = await followOne(tx, user, { invitationId, hasInvitationLink }, { joins });
  await claimInvitationsOfAddress(tx, user);
  return followed;
}

async function followOne(
  tx: Transaction,
  user: CurrentUser,
  { invitationId, hasInvitationLink }: RequestOrigin,
  { joins }: { joins: boolean },
): Promise<Invitation | null> {
  const record = invitationId ? await findInvitation(tx.db, invitationId) : null;
  if (!record || user.role !== counterpart(record.sender.role)) return null;
  const { id, kind } = record.invitation;
  if (hasInvitationLink) await claimInvitation(tx.db, id, user.id);
  if (joins && kind === 'task') await joinIfOpen(tx, id, user);
  if (!(await findOwn(tx.db, id, user))) return null;
  const invitation = await presentOne(tx, id, 'recipient');
  return ['pending', 'joined'].includes(invitation.status) ? invitation : null;
}

/** Follows the invitation of a registration with a password, once the address is verified. */
export const followRegistration = async (tx: Transaction, user: UserRow): Promise<Invitation | null> =>
  followInvitation(tx, user, await originOf(tx, user.origin ?? {}), { joins: true });
