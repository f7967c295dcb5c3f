import { serviceDataCalls } from '@paidang/contract/calls';
import { serviceDataLimits } from '@paidang/contract/limits';
import { messages, serviceDataMessages } from '@paidang/contract/rules';
import type { CallRegistry } from '../../http/call-registry';
import { invalid } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import { offerLink } from './picture-link-routes';
import { keepSealedPicture, linkPicture, removeSealedPicture, sealPicture } from './picture-service';
import { proveOwner, requireCreator, requireOwner } from './proof';
import { listLooksAt, openServiceData, saveServiceData, serviceDataOf } from './service';

/** Limit for calls that require proof of identity. */
const proofsPerMinute = 15;

export function serviceDataRoutes(calls: CallRegistry, platform: Platform): void {
  const { sealer, env } = platform;
  const secret = { isSecret: true, ratePerMinute: proofsPerMinute };

  calls.user(serviceDataCalls.view, async ({ db, now }, caller) => {
    requireCreator(caller);
    return { data: await serviceDataOf(db, sealer, caller.user.id, now) };
  });

  // Secret, since an idempotency record would contain a hash of an ID number, which can be brute-forced.
  calls.user(serviceDataCalls.save, { isSecret: true }, async (tx, { body, ...caller }) => {
    requireOwner(caller);
    return { data: await saveServiceData(tx, sealer, caller.user.id, body) };
  });

  calls.user(
    serviceDataCalls.reveal,
    { ...secret, prepare: ({ request, body, ...caller }) => proveOwner(platform, request, caller, body.password) },
    async (tx, { user, body }) => ({
      data:
        (await openServiceData(tx, sealer, { userId: user.id, by: 'owner', viewerId: user.id, what: body.fields })) ??
        {},
    }),
  );

  calls.user(serviceDataCalls.looks, async ({ db }, caller) => {
    requireCreator(caller);
    return { data: await listLooksAt(db, caller.user.id) };
  });

  calls.user(
    serviceDataCalls.addPicture,
    {
      files: { maxBytes: serviceDataLimits.pictureBytes, tooLarge: () => messages.photoTooLarge },
      prepare: async ({ files: [file], body, ...caller }) => {
        requireOwner(caller);
        if (!file) {
          throw invalid({ message: messages.uploadFailed, errors: { file: [serviceDataMessages.picture] } });
        }
        return sealPicture(platform, file, { userId: caller.user.id, kind: body.kind });
      },
    },
    async (tx, { user, prepared }) => {
      await keepSealedPicture(tx, platform, prepared);
      return { data: await serviceDataOf(tx.db, sealer, user.id, tx.now) };
    },
  );

  calls.user(serviceDataCalls.removePicture, async (tx, { params, ...caller }) => {
    requireOwner(caller);
    await removeSealedPicture(tx, caller.user.id, params.picture);
    return { data: await serviceDataOf(tx.db, sealer, caller.user.id, tx.now) };
  });

  calls.user(
    serviceDataCalls.linkPicture,
    { ...secret, prepare: ({ request, body, ...caller }) => proveOwner(platform, request, caller, body.password) },
    async (tx, { user, params, reply }) => {
      const look = { userId: user.id, by: 'owner', viewerId: user.id } as const;
      return { data: offerLink(reply, await linkPicture(tx, look, params.picture), env.APP_URL) };
    },
  );
}
