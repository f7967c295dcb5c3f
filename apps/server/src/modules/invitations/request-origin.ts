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

/** The invitation named in the URL. It is not verified. */
export interface InvitationQuery {
  readonly email_token?: string | undefined;
  readonly project_invitation_uuid?: string | undefined;
  readonly project_build_invitation_uuid?: string | undefined;
}

/** The invitation a user came from. Only its mailed link proves that it was sent to them. */
export interface RequestOrigin {
  readonly invitationId: string | null;
  readonly hasInvitationLink: boolean;
}

export async function originOf({ db }: Transaction, query: InvitationQuery): Promise<RequestOrigin> {
  const linked = query.email_token ? await findByToken(db, hashToken(query.email_token)) : null;
  if (linked) return { invitationId: linked.id, hasInvitationLink: true };
  const named = query.project_invitation_uuid ?? query.project_build_invitation_uuid;
  const record = named ? await findInvitation(db, named) : null;
  return { invitationId: record?.invitation.id ?? null, hasInvitationLink: false };
}

/** The pending invitation a new user came from. @param email their verified address */
export async function waitingInvitation(
  tx: Transaction,
  { invitationId, hasInvitationLink }: RequestOrigin,
  email: string | null,
): Promise<Invitation | null> {
  const invitation = invitationId ? await presentOne(tx, invitationId, 'recipient') : null;
  if (invitation?.status !== 'pending') return null;
  return hasInvitationLink || invitation.email === email?.toLowerCase() ? invitation : null;
}

/** Joins if possible: registration must succeed even if the task was taken in the meantime. */
async function joinIfOpen(tx: Transaction, id: string, user: CurrentUser): Promise<void> {
  try {
    await joinProject(tx, id, user);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

/**
 * Processes the invitation a user came from. Its mailed link assigns it to the account, whatever the account's address.
 *
 * @param joins whether they registered for it: they join its task immediately, while an invitation to a whole project is
 * answered on its page
 * @returns the invitation as the user may answer it now; `null` when it is not theirs or no longer open
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

/** Processes the invitation of a registration with a password, once the address is verified. */
export const followRegistration = async (tx: Transaction, user: UserRow): Promise<Invitation | null> =>
  followInvitation(tx, user, await originOf(tx, user.origin ?? {}), { joins: true });
