import { rewardCalls } from '@paidang/contract/calls';
import type { CallRegistry } from '../../http/call-registry';
import type { RewardContext } from './context';
import { ownReward, ownRewards, previewReward, sendReward, sendRewardAgain, withdrawReward } from './request';

/** Calls of creators who request payment. */
export function rewardRoutes(calls: CallRegistry, context: RewardContext): void {
  calls.user(rewardCalls.list, async (tx, { user, query }) => ({ data: await ownRewards(tx, user, query.status) }));

  calls.user(rewardCalls.get, async (tx, { user, params }) => ({ data: await ownReward(tx, user, params.reward) }));

  calls.user(rewardCalls.preview, async (tx, { user, body }) => ({
    data: await previewReward(tx, context, user, body.reward_items),
  }));

  calls.user(rewardCalls.send, async (tx, { user, body: { reward_items: itemIds, ...signed }, request: { ip } }) => ({
    data: await sendReward(tx, context, user, { ...signed, itemIds, ip }),
  }));

  calls.user(rewardCalls.withdraw, async (tx, { user, params }) => ({
    data: await withdrawReward(tx, user, params.reward),
  }));

  calls.user(rewardCalls.sendAgain, async (tx, { user, params: { reward: id }, body, request: { ip } }) => ({
    data: await sendRewardAgain(tx, context, user, { ...body, id, ip }),
  }));
}
