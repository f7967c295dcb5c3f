import type { InvitationBonus } from '@paidang/contract/entities';
import { rewardTermsOn } from '@paidang/contract/income';
import { taipeiDay } from '../../platform/schedule';
import type { Transaction } from '../../platform/transaction';
import type { CurrentUser } from '../users';
import { findInviter, findSentInvitation } from './grant-store';
import { invitationCause } from './grants';
import { findGranted } from './store';

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
