import { platformRewardCalls } from '@paidang/contract/calls';
import { rewardLimits } from '@paidang/contract/limits';
import { dayOf, messages } from '@paidang/contract/rules';
import type { FastifyInstance } from 'fastify';
import type { CallRegistry } from '../../http/call-registry';
import { addStaffReplyRoute } from '../../http/reply-route';
import { sendFile } from '../../http/send-file';
import type { Platform } from '../../platform/platform';
import { offerLink } from '../service-data';
import { markReward } from './payout';
import { payoutFile } from './payout-file';
import { applyResults, readResults } from './payout-results';
import {
  approveReward,
  handOverReward,
  linkReviewedPicture,
  returnReward,
  rewardColleagues,
  rewardQueue,
  rewardToReview,
  takeReward,
} from './review';

/** Calls of the platform team. Only `get` returns service data, and it is not a changing call. */
export function platformRewardRoutes(app: FastifyInstance, calls: CallRegistry, platform: Platform): void {
  calls.platform(platformRewardCalls.list, (tx, { user, query }) => rewardQueue(tx, user, query));

  calls.platform(platformRewardCalls.get, async (tx, { user, params }) => ({
    data: await rewardToReview(tx, platform, { user, id: params.reward }),
  }));

  calls.platform(platformRewardCalls.linkPicture, { isSecret: true }, async (tx, { user, params, reply }) => ({
    data: offerLink(
      reply,
      await linkReviewedPicture(tx, { user, id: params.reward }, params.picture),
      platform.env.APP_URL,
    ),
  }));

  calls.platform(platformRewardCalls.take, async (tx, { user, params }) => ({
    data: await takeReward(tx, { user, id: params.reward }),
  }));

  calls.platform(platformRewardCalls.colleagues, async (tx, { user }) => ({ data: await rewardColleagues(tx, user) }));

  calls.platform(platformRewardCalls.handOver, async (tx, { user, params, body }) => ({
    data: await handOverReward(tx, { user, id: params.reward }, body),
  }));

  calls.platform(platformRewardCalls.giveBack, async (tx, { user, params, body }) => ({
    data: await returnReward(tx, { user, id: params.reward }, body),
  }));

  calls.platform(platformRewardCalls.approve, async (tx, { user, params }) => ({
    data: await approveReward(tx, platform, { user, id: params.reward }),
  }));

  calls.platform(platformRewardCalls.pay, async (tx, { user, params }) => ({
    data: await markReward(tx, { user, id: params.reward }, { isPaid: true }),
  }));

  calls.platform(platformRewardCalls.fail, async (tx, { user, params, body }) => ({
    data: await markReward(tx, { user, id: params.reward }, { isPaid: false, ...body }),
  }));

  addStaffReplyRoute(app, platform, platformRewardCalls.payouts, { ratePerMinute: 20 }, async (context, reply) => {
    const bytes = await context.transact((tx) => payoutFile(tx, platform, context.user));
    return sendFile(reply, { title: `撥款清單 ${dayOf(platform.clock())}`, format: 'csv', bytes });
  });

  calls.platform(
    platformRewardCalls.payoutResults,
    {
      files: { maxBytes: rewardLimits.resultBytes, tooLarge: () => messages.uploadFailed },
      prepare: ({ files }) => readResults(files[0]),
    },
    async (tx, { user, prepared }) => ({ data: await applyResults(tx, user, prepared) }),
  );
}
