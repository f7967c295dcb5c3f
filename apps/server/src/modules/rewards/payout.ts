import { errorCodes } from '@paidang/contract/calls';
import type { PlatformReward } from '@paidang/contract/entities';
import { rewardMessages } from '@paidang/contract/rules';
import { AppError } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { voidStatement } from '../income-statements';
import { payItems } from '../reward-items';
import { moveReward } from './move';
import { lockToHandle, queuedReward, type RequestToReview } from './review';
import type { RewardRow } from './store';

/** The bank's result for a payment. */
export type Outcome = { readonly isPaid: true } | { readonly isPaid: false; readonly reason: string };

/** Removes long numbers, since a bank's reason may quote the account. */
const withoutNumbers = (reason: string): string => reason.replace(/\d(?:[\s-]?\d){4,}/g, '⋯');

const forbidden = (message: string): AppError => new AppError(errorCodes.forbidden, { message });

/**
 * Settles a locked request.
 *
 * @throws 0403 for the member who approved it, 0409 if it is not waiting for the bank
 */
export async function settleReward(tx: Transaction, row: RewardRow, memberId: string, outcome: Outcome): Promise<void> {
  if (row.status === 'approved' && row.approverId === memberId) throw forbidden(rewardMessages.fourEyes);
  const by = { party: 'platform', userId: memberId } as const;
  if (outcome.isPaid) {
    await moveReward(tx, row, 'pay', by, { changes: { paidAt: tx.now } });
    await payItems(tx, row.id);
    return;
  }
  // The items stay claimed, since the request is sent again; its statement describes a payment that did not happen.
  await moveReward(tx, row, 'fail', by, { changes: { failure: withoutNumbers(outcome.reason), number: null } });
  await voidStatement(tx, `reward:${row.id}`);
}

/** @throws 0403, 0404, 0409 */
export async function markReward(
  tx: Transaction,
  handling: RequestToReview,
  outcome: Outcome,
): Promise<PlatformReward> {
  await settleReward(tx, await lockToHandle(tx, handling), handling.user.id, outcome);
  return queuedReward(tx, handling);
}
