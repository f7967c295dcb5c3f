import type { Letter } from '@paidang/contract/calls';
import { limits } from '@paidang/contract/limits';
import { invitationMessages, messages } from '@paidang/contract/rules';
import { counterpart, identityCodes } from '@paidang/contract/vocabulary';
import { invalid, notFound } from '../../platform/errors';
import { hashToken, newToken } from '../../platform/token/token';
import type { Transaction } from '../../platform/transaction';
import type { ProjectRow, TaskRow } from '../membership';
import { notify } from '../messaging';
import { readInvitation } from '../notifications';
import { lockProject, projectParameters } from '../projects';
import { type CurrentUser, findUserByEmail } from '../users';
import { updateInvitingStatus } from './inviting-status';
import { mailInvitation, mailRevocation } from './letter';
import { statusOf } from './present';
import { inviteRefusalReason, refuseToResend } from './send-limits';
import {
  changeInvitation,
  eraseRecipient,
  findInvitation,
  type InvitationRow,
  type Invitee,
  insertInvitation,
  listPending,
  listUnanswered,
  lockPendingOf,
  lockSent,
} from './store';

const day = 86_400_000;

/** The project and task of an invitation. */
export interface InvitationSubject {
  readonly project: ProjectRow | null;
  /** Absent when the invitation is to the whole project. */
  readonly task?: TaskRow;
}

interface SendOptions {
  readonly sender: CurrentUser;
  readonly appUrl: string;
  /** The name on a creator's card, where the sender knows the recipient by it instead of the address. */
  readonly addressee?: string;
}

const refuseEmail = (message: string) => invalid({ message, errors: { email: [message] } });

/** The account with an address, if there is one. @throws 0422 if it has the wrong role */
async function findRecipient(tx: Transaction, email: string, sender: CurrentUser) {
  const account = await findUserByEmail(tx.db, email);
  if (account && account.role !== counterpart(sender.role)) throw refuseEmail(messages.cannotInvite);
  return account;
}

/** The data of the sender that notifications use. */
type Inviter = Pick<CurrentUser, 'id' | 'role' | 'name' | 'companyName'>;

/** Notifies the recipient, if they have an account. */
export async function notifyInvitee(
  tx: Transaction,
  invitation: InvitationRow,
  sender: Inviter,
  { project, task }: { project: ProjectRow | null; task?: Pick<TaskRow, 'id' | 'type' | 'position'> | undefined },
): Promise<void> {
  if (!invitation.recipientId) return;
  const identity = sender.role === 'Vendor' ? identityCodes.vendor : identityCodes.creator;
  const own =
    invitation.kind === 'task'
      ? { project_invitation_uuid: invitation.id }
      : { project_build_invitation_uuid: invitation.id };
  await notify(tx, {
    to: invitation.recipientId,
    from: sender,
    code: `${identity}-010-10`,
    parameters: {
      ...own,
      ...(project ? projectParameters(project) : {}),
      ...(task ? { task_uuid: task.id, task_type: task.type, task_index: task.position } : {}),
      ...(sender.role === 'Creator' ? { kol_name: sender.name, kol_uuid: sender.id } : {}),
    },
  });
}

/** Refuses a second invitation of the same person; one to a project covers its tasks. @throws 0422 while another is pending */
async function refuseDuplicate(
  tx: Transaction,
  sender: CurrentUser,
  invitee: Invitee,
  { projectId, taskId }: Pick<InvitationRow, 'projectId' | 'taskId'>,
): Promise<void> {
  const waiting = await listPending(tx.db, sender.id, invitee);
  const isSame = (other: InvitationRow) =>
    other.projectId === projectId &&
    (other.taskId === null || taskId === null || other.taskId === taskId) &&
    statusOf(other, tx.now) === 'pending';
  if (waiting.some(isSame)) throw refuseEmail(messages.alreadyInvited);
}

/** Creates an invitation, notifies the recipient and mails the link. @throws 0422 at the address */
export async function invite(
  tx: Transaction,
  { email: address, note }: Letter,
  subject: InvitationSubject,
  { sender, appUrl, addressee }: SendOptions,
): Promise<InvitationRow> {
  const email = address.trim().toLowerCase();
  const recipient = await findRecipient(tx, email, sender);
  const { project, task } = subject;
  // Locked, to prevent two parallel invitations of the same person.
  if (project) await lockProject(tx.db, project.id);
  if (task?.creatorId) {
    throw refuseEmail(task.creatorId === recipient?.id ? invitationMessages.alreadyIn : messages.taskTaken);
  }
  const about = { projectId: project?.id ?? null, taskId: task?.id ?? null };
  await refuseDuplicate(tx, sender, { email, id: recipient?.id }, about);
  const reason = await inviteRefusalReason(tx, { senderId: sender.id, email });
  if (reason) throw refuseEmail(reason);

  const token = newToken();
  const invitation = await insertInvitation(tx.db, {
    kind: task ? 'task' : 'build',
    tokenHash: hashToken(token),
    senderId: sender.id,
    email,
    addressee: addressee ?? null,
    recipientId: recipient?.id ?? null,
    projectId: project?.id ?? null,
    taskId: task?.id ?? null,
    note,
    createdAt: tx.now,
    sentAt: tx.now,
    expiresAt: new Date(tx.now.getTime() + limits.invitations.days * day),
  });
  await notifyInvitee(tx, invitation, sender, subject);
  await updateInvitingStatus(tx, invitation.projectId);
  await mailInvitation(tx, invitation, { sender, project, token, appUrl });
  return invitation;
}

async function lockSentInvitation(tx: Transaction, id: string, sender: CurrentUser): Promise<InvitationRow> {
  const invitation = await lockSent(tx.db, id, sender.id);
  if (!invitation) throw notFound();
  return invitation;
}

/** Mails a new link, which replaces the old one; an expired invitation becomes pending again. @throws 0422, 0429 */
export async function resend(tx: Transaction, id: string, { sender, appUrl }: SendOptions): Promise<void> {
  const invitation = await lockSentInvitation(tx, id, sender);
  if (invitation.status === 'revoked') throw invalid({ message: messages.invitationRevoked });
  if (invitation.status !== 'pending') throw invalid({ message: messages.invitationAnswered });
  if (statusOf(invitation, tx.now) === 'expired') {
    await refuseDuplicate(tx, sender, { email: invitation.email, id: invitation.recipientId ?? undefined }, invitation);
  }
  await refuseToResend(tx, invitation);
  const token = newToken();
  const expiresAt = new Date(tx.now.getTime() + limits.invitations.days * day);
  await changeInvitation(tx.db, invitation, { tokenHash: hashToken(token), sentAt: tx.now, expiresAt });
  await updateInvitingStatus(tx, invitation.projectId);
  const record = await findInvitation(tx.db, id);
  await mailInvitation(tx, invitation, { sender, project: record?.project ?? null, token, appUrl });
}

/** Revokes an invitation and notifies the recipient by mail. @throws 0422 once it is answered */
export async function revoke(tx: Transaction, id: string, sender: CurrentUser): Promise<void> {
  const invitation = await lockSentInvitation(tx, id, sender);
  if (invitation.status === 'revoked') return;
  if (invitation.status !== 'pending') throw invalid({ message: messages.invitationAnswered });
  await markRevoked(tx, invitation);
  await updateInvitingStatus(tx, invitation.projectId);
}

async function markRevoked(tx: Transaction, invitation: InvitationRow): Promise<void> {
  await changeInvitation(tx.db, invitation, { status: 'revoked', answeredAt: tx.now });
  if (invitation.recipientId) await readInvitation(tx, invitation.recipientId, invitation.id);
  // The recipient of an expired invitation is not notified.
  if (statusOf(invitation, tx.now) === 'expired') return;
  const record = await findInvitation(tx.db, invitation.id);
  if (record) await mailRevocation(tx, invitation, record);
}

/** Revokes the pending invitations of an ended project. Invitations that are being answered at this moment are skipped. */
export async function revokeInvitations(tx: Transaction, { id }: Pick<ProjectRow, 'id'>): Promise<void> {
  for (const invitation of await lockPendingOf(tx.db, id)) await markRevoked(tx, invitation);
}

/** Revokes the invitations a user sent, declines those they received, and replaces their address by `nobody`. */
export async function leaveInvitations(tx: Transaction, user: CurrentUser, nobody: string): Promise<void> {
  for (const { id } of await listUnanswered(tx.db, user.id)) await revoke(tx, id, user);
  const declined = await eraseRecipient(tx.db, user, { nobody, now: tx.now });
  for (const { projectId } of declined) await updateInvitingStatus(tx, projectId);
}
