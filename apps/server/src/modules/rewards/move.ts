import { errorCodes } from '@paidang/contract/calls';
import type { NotificationParameters } from '@paidang/contract/entities';
import { rewardMessages } from '@paidang/contract/rules';
import { functionCodes, identityCodes } from '@paidang/contract/vocabulary';
import { findTransition, type RewardAction, rewardMachine } from '@paidang/contract/workflow';
import { AppError } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { notify } from '../messaging';
import { changeReward, insertMove, type RewardRow } from './store';

export interface RewardMover {
  readonly party: 'creator' | 'platform';
  readonly userId: string;
}

/** Further changes of a move, and the parameters of its notification. */
interface RewardMove {
  readonly changes?: Partial<RewardRow>;
  readonly parameters?: NotificationParameters;
}

export const requestMovedError = (): AppError => new AppError(errorCodes.conflict, { message: rewardMessages.moved });

/**
 * Moves a locked request, records who did it, and notifies its creator if the state machine requires it.
 *
 * @throws 0409 for a move its status does not allow
 */
export async function moveReward(
  tx: Transaction,
  reward: RewardRow,
  action: RewardAction,
  { party, userId }: RewardMover,
  { changes = {}, parameters = {} }: RewardMove = {},
): Promise<RewardRow> {
  const transition = findTransition(rewardMachine, reward.status, action, party);
  if (!transition || transition.to === 'previous') throw requestMovedError();
  const { to: status, emits } = transition;
  const after = await changeReward(tx.db, reward, { ...changes, status });
  await insertMove(tx.db, { rewardId: reward.id, status, actorId: userId, createdAt: tx.now });
  if (emits) {
    await notify(tx, {
      to: reward.userId,
      code: `${identityCodes.platform}-${functionCodes.rewards}-${emits}`,
      parameters: { reward_uuid: reward.id, ...parameters },
    });
  }
  return after;
}
