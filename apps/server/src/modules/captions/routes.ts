import { captionCalls } from '@paidang/contract/calls';
import { captionLimits } from '@paidang/contract/limits';
import { captionMessages } from '@paidang/contract/rules';
import type { CallRegistry } from '../../http/call-registry';
import type { Platform } from '../../platform/platform';
import { captionsOf, keepCaptions, receiveCaptions, removeCaptions } from './service';

/** The captions of films. */
export function captionRoutes(calls: CallRegistry, platform: Platform): void {
  const { storage } = platform;

  calls.task(captionCalls.view, async (tx, { membership, user, params }) => ({
    data: await captionsOf(tx, storage, { membership, user }, params.video),
  }));

  calls.task(
    captionCalls.keep,
    {
      files: { maxBytes: captionLimits.bytes, tooLarge: () => captionMessages.tooLarge },
      prepare: ({ membership, user, params, files }) =>
        receiveCaptions(platform, { membership, user }, params.video, files[0]),
      ratePerMinute: 20,
    },
    async (tx, { membership, user, params, prepared }) => ({
      data: await keepCaptions(tx, storage, { membership, user }, params.video, prepared),
    }),
  );

  calls.task(captionCalls.remove, async (tx, { membership, user, params }) => ({
    data: await removeCaptions(tx, storage, { membership, user }, params.video),
  }));
}
