import type { InvitationBonus } from '@paidang/contract/entities';
import { rewardTermsOn } from '@paidang/contract/income';
import { rewardItemTitles } from '@paidang/contract/vocabulary';
import type { Database } from '../../platform/database';
import { hourOfDay, taipeiDay } from '../../platform/schedule';
import type { Transaction } from '../../platform/transaction';
import type { CurrentUser } from '../users';
import { findAcceptance, findFees, findInviter, findSentInvitation } from './grant-store';
import { type Grant, grantItem } from './ledger';
import { findGranted, renameItem } from './store';

const day = 86_400_000;

/** The cause of the bonus for having invited a vendor. */
const invitationCause = (vendorId: string): string => `invitation_bonus:${vendorId}`;

const invitationTitle = (vendor: string): string => `${rewardItemTitles.invitation_bonus}：${vendor}`;

/** Replaces a vendor's name in the titles of items they brought to others. */
export const forgetVendor = (db: Database, vendorId: string, nobody: string) =>
  renameItem(db, invitationCause(vendorId), invitationTitle(nobody));

/** The end of its last day in Taipei. */
const lapseOf = (now: Date, itemDays: number): Date => new Date(hourOfDay(now, 0).getTime() + (itemDays + 1) * day - 1);

/**
 * Grants the bonuses for the first step a vendor accepts: one to its creator, one to whoever invited the vendor. Causes are
 * built from the people's ids, so later steps earn nothing.
 */
export async function grantBonuses(tx: Transaction, taskId: string): Promise<void> {
  const accepted = await findAcceptance(tx.db, taskId);
  if (!accepted) return;
  const { creatorId, vendor, projectId } = accepted;
  const { trialBonus, invitationBonus, itemDays } = rewardTermsOn(taipeiDay(tx.now));
  const bonus = { payer: 'platform', expiresAt: lapseOf(tx.now, itemDays) } satisfies Partial<Grant>;
  await grantItem(tx, {
    ...bonus,
    userId: creatorId,
    kind: 'trial_bonus',
    cause: `trial_bonus:${creatorId}`,
    amount: trialBonus,
    title: rewardItemTitles.trial_bonus,
    projectId,
    taskId,
  });
  const inviterId = await findInviter(tx.db, vendor);
  if (!inviterId) return;
  await grantItem(tx, {
    ...bonus,
    userId: inviterId,
    kind: 'invitation_bonus',
    cause: invitationCause(vendor.id),
    amount: invitationBonus,
    title: invitationTitle(vendor.companyName),
  });
}

/** Grants the agreed fees of a closed project: owed by the platform if it runs the project, else by the vendor. */
export async function grantFees(tx: Transaction, projectId: string): Promise<void> {
  for (const { task, creatorId, fee, project } of await findFees(tx.db, projectId)) {
    await grantItem(tx, {
      userId: creatorId,
      kind: 'task_fee',
      cause: `task_fee:${task.id}`,
      amount: fee,
      payer: project.buildMode === 'platform' ? 'platform' : 'vendor',
      title: `${rewardItemTitles.task_fee}：${[project.name, task.title].filter(Boolean).join('・')}`,
      projectId,
      taskId: task.id,
    });
  }
}

/**
 * The status of a creator's latest invitation to an address, and of its bonus. Until the invited vendor responds, it only says
 * what the creator already knows, so that it does not reveal who has an account.
 */
export async function invitationBonus(
  { db, now }: Transaction,
  { id: senderId }: CurrentUser,
  email: string,
): Promise<InvitationBonus> {
  const { invitationBonus: amount } = rewardTermsOn(taipeiDay(now));
  const sent = await findSentInvitation(db, senderId, email);
  if (!sent) return { status: 'none', amount };
  const { invitation, vendor } = sent;
  const granted = vendor && (await findGranted(db, senderId, invitationCause(vendor.id)));
  if (granted) return { status: 'rewarded', amount: granted.amount };
  if (invitation.status === 'joined' && vendor) {
    return { status: 'joined', amount: (await findInviter(db, vendor)) === senderId ? amount : 0 };
  }
  const isOpen = invitation.status === 'pending' && invitation.expiresAt > now;
  return isOpen ? { status: 'invited', amount } : { status: 'lapsed', amount: 0 };
}
