import { traceCalls } from '@paidang/contract/calls';
import type { CallRegistry } from '../../http/call-registry';
import type { Platform } from '../../platform/platform';
import { traceMatrix } from './matrix';
import { markRequirement, withdrawOwnMark } from './service';
import { readTraceSources } from './sources';

export function traceRoutes(calls: CallRegistry, { transact }: Pick<Platform, 'transact'>): void {
  calls.task(
    traceCalls.view,
    {
      prepare: async ({ membership, query }) => {
        const { function: code, platform_uuid: platformId = null, version } = query;
        const earlier = code && version ? { code, platformId, number: version } : null;
        return traceMatrix(await transact(({ db }) => readTraceSources(db, membership.task.id, earlier)));
      },
    },
    async (_tx, { prepared }) => ({ data: prepared }),
  );

  calls.task(traceCalls.mark, async (tx, { membership, user, params, body }) => {
    const { platform_uuid: platformId, ...mark } = body;
    return { data: await markRequirement(tx, { membership, user, code: params.function, platformId }, mark) };
  });

  calls.task(traceCalls.withdraw, async (tx, { membership, user, params }) => {
    await withdrawOwnMark(tx, { membership, user, code: params.function }, params.mark);
    return { data: null };
  });
}
