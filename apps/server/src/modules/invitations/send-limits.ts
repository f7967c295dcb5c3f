import { errorCodes } from '@paidang/contract/calls';
import { invitationLimits, limits } from '@paidang/contract/limits';
import { invitationMessages } from '@paidang/contract/rules';
import { AppError } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { countEnded, countSent, type InvitationRow } from './store';

const hour = 3_600_000;
const aDayBefore = (now: Date) => new Date(now.getTime() - 24 * hour);

/** Why a user may not invite an address now; `null` when they may. */
export async function inviteRefusalReason(
  { db, now }: Transaction,
  pair: Pick<InvitationRow, 'senderId' | 'email'>,
): Promise<string | null> {
  const since = aDayBefore(now);
  if ((await countEnded(db, pair, since)) >= invitationLimits.endedPerDay) return invitationMessages.tooOften;
  return (await countSent(db, pair.senderId, since)) >= invitationLimits.perDay ? invitationMessages.tooMany : null;
}

/** @throws 0429 soon after the last mail, or after too many */
export async function refuseToResend({ db, now }: Transaction, invitation: InvitationRow): Promise<void> {
  const { sentAt, createdAt, senderId } = invitation;
  const since = now.getTime() - sentAt.getTime();
  if (since < limits.resendCooldown) throw new AppError(errorCodes.tooManyRequests);
  if (sentAt > createdAt && since < invitationLimits.resendHours * hour) {
    throw new AppError(errorCodes.tooManyRequests, { message: invitationMessages.resentLately });
  }
  if ((await countSent(db, senderId, aDayBefore(now))) >= invitationLimits.perDay) {
    throw new AppError(errorCodes.tooManyRequests, { message: invitationMessages.tooMany });
  }
}
