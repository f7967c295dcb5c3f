import type { ProjectDraft } from '@paidang/contract/calls';
import { notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import type { ProjectRow } from '../membership';
import { notify } from '../messaging';
import { projectParameters } from '../projects';
import { createProject } from '../steps';
import type { CurrentUser } from '../users';
import { acceptByOpening } from './answer';
import { invite } from './send';
import { changeInvitation } from './store';

/** Opens the project a creator asked for, with that creator from the start. */
async function openFor(
  tx: Transaction,
  draft: ProjectDraft,
  { invitation: id, vendor }: { invitation: string; vendor: CurrentUser },
): Promise<ProjectRow> {
  const { invitation, sender } = await acceptByOpening(tx, id, vendor);
  const start = { vendorId: vendor.id, creatorId: sender.id, status: 'active' as const };
  const project = await createProject(tx, draft, start);
  await changeInvitation(tx.db, invitation, { projectId: project.id });
  await notify(tx, {
    to: sender.id,
    from: vendor,
    code: '1-010-11',
    parameters: { ...projectParameters(project), task_index: 0 },
  });
  return project;
}

/**
 * Opens a vendor's project: in response to a creator's invitation, with an invitation to a creator, or without a
 * creator.
 *
 * @throws 0404 for a creator or another user's invitation, 0422
 */
export async function openProject(
  tx: Transaction,
  draft: ProjectDraft,
  { sender: vendor, appUrl }: { sender: CurrentUser; appUrl: string },
): Promise<ProjectRow> {
  if (vendor.role !== 'Vendor') throw notFound();
  const { project_build_invitation_uuid: invitation, creator_email: email, note } = draft;
  if (invitation) return openFor(tx, draft, { invitation, vendor });
  const project = await createProject(tx, draft, { vendorId: vendor.id, creatorId: null, status: 'building' });
  if (email) await invite(tx, { email, note }, { project }, { sender: vendor, appUrl });
  return project;
}
