import { claimCalls } from '@paidang/contract/calls';
import type { CallRegistry } from '../../http/call-registry';
import { answerClaim, answersOf, withdrawOwn } from './service';

export function claimRoutes(calls: CallRegistry): void {
  calls.task(claimCalls.list, async (tx, { membership, user, params, query }) => ({
    data: await answersOf(tx, { membership, user, code: params.function, platformId: query.platform_uuid }),
  }));

  calls.task(claimCalls.answer, async (tx, { membership, user, params, body }) => {
    const { platform_uuid: platformId, ...answer } = body;
    return { data: await answerClaim(tx, { membership, user, code: params.function, platformId }, answer) };
  });

  calls.task(claimCalls.withdraw, async (tx, { membership, user, params }) => {
    await withdrawOwn(tx, { membership, user, code: params.function }, params.answer);
    return { data: null };
  });
}
