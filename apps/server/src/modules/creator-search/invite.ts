import type { NewProject } from '@paidang/contract/calls';
import { errorCodes } from '@paidang/contract/calls';
import type { CardInvitation } from '@paidang/contract/entities';
import { creatorCardMessages } from '@paidang/contract/rules';
import { hasEnded } from '@paidang/contract/vocabulary';
import { AppError, invalid, notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { listCards } from '../creator-cards';
import { type InvitationSubject, invite } from '../invitations';
import { findProjectMembership, findTaskMembership, holdProject, type ProjectMembership } from '../membership';
import { createProject } from '../steps';
import { type CurrentUser, findUser } from '../users';
import { requireVendor } from './service';

/** What a creator is invited to: an open task, a whole project, or a new project. */
export type Destination =
  | { readonly kind: 'task'; readonly task_uuid: string }
  | { readonly kind: 'project'; readonly project_uuid: string }
  | { readonly kind: 'new'; readonly project: NewProject };

/** Holds a project of the vendor. @throws 0404 for another vendor's project, 0423 for one that has ended */
async function hold<Membership extends ProjectMembership>(
  { db }: Transaction,
  membership: Membership | null,
): Promise<Membership> {
  if (membership?.party !== 'vendor') throw notFound();
  const status = await holdProject(db, membership.project.id, { alone: false });
  if (status && hasEnded(status)) throw new AppError(errorCodes.projectEnded);
  return membership;
}

async function subjectOf(
  tx: Transaction,
  vendor: CurrentUser,
  into: Destination,
): Promise<InvitationSubject & { readonly project: ProjectMembership['project'] }> {
  if (into.kind === 'task') {
    const { project, task } = await hold(tx, await findTaskMembership(tx.db, into.task_uuid, vendor.id));
    return { project, task };
  }
  if (into.kind === 'project') {
    return { project: (await hold(tx, await findProjectMembership(tx.db, into.project_uuid, vendor.id))).project };
  }
  return {
    project: await createProject(tx, into.project, { vendorId: vendor.id, creatorId: null, status: 'building' }),
  };
}

interface CardLetter {
  readonly creator: string;
  readonly into: Destination;
  readonly note: string;
}

/**
 * Invites a creator from their card, without disclosing their address to the vendor.
 *
 * @throws 0404 for a card that is not published, 0422 for a creator who is not open for work or whom `invite` refuses, 0423
 */
export async function inviteFromCard(
  tx: Transaction,
  vendor: CurrentUser,
  { creator, into, note }: CardLetter,
  appUrl: string,
): Promise<CardInvitation> {
  requireVendor(vendor);
  const [record] = await listCards(tx.db, [creator], 'vendors');
  const account = record ? await findUser(tx.db, creator) : null;
  if (!record || !account) throw notFound();
  if (!record.card.isOpen) throw invalid({ message: creatorCardMessages.notOpen });
  const subject = await subjectOf(tx, vendor, into);
  const letter = { email: account.email, note };
  const invitation = await invite(tx, letter, subject, { sender: vendor, appUrl, addressee: account.name });
  return {
    invitation_uuid: invitation.id,
    kind: invitation.kind,
    project_uuid: subject.project.id,
    task_uuid: invitation.taskId,
  };
}
