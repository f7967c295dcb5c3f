import { captionCalls } from '@paidang/contract/calls';
import { captionLimits } from '@paidang/contract/limits';
import { captionMessages } from '@paidang/contract/rules';
import type { CallRegistry } from '../../http/call-registry';
import type { Platform } from '../../platform/platform';
import { keepCaptions, receiveCaptions, removeCaptions, viewCaptions } from './service';

/** Calls for the captions of videos. */
export function captionRoutes(calls: CallRegistry, platform: Platform): void {
  calls.task(
    captionCalls.view,
    { prepare: ({ membership, user, params }) => viewCaptions(platform, { membership, user }, params.video) },
    async (_tx, { prepared }) => ({ data: prepared }),
  );

  calls.task(
    captionCalls.keep,
    {
      files: { maxBytes: captionLimits.bytes, tooLarge: () => captionMessages.tooLarge },
      prepare: ({ membership, user, params, files }) =>
        receiveCaptions(platform, { membership, user }, params.video, files[0]),
      ratePerMinute: 20,
    },
    async (tx, { membership, user, params, prepared }) => ({
      data: await keepCaptions(tx, { membership, user }, params.video, prepared),
    }),
  );

  calls.task(captionCalls.remove, async (tx, { membership, user, params }) => ({
    data: await removeCaptions(tx, { membership, user }, params.video),
  }));
}
