import { platformContentCalls } from '@paidang/contract/calls';
import { siteContentLimits } from '@paidang/contract/limits';
import { messages } from '@paidang/contract/rules';
import type { CallRegistry } from '../../http/call-registry';
import { invalid } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import { filePath, keepPicture } from '../uploads';
import { receiveContentPicture } from './pictures';
import { offerPreview } from './previews';
import {
  activateContent,
  contentCounts,
  contentList,
  contentRecord,
  contentVersionsOf,
  createContent,
  moveContent,
  publishContent,
  removeContent,
  restoreContent,
  saveContent,
} from './records';

/** Site content as edited in the console. */
export function platformContentRoutes(calls: CallRegistry, platform: Platform): void {
  calls.platform(platformContentCalls.kinds, async (tx) => ({ data: await contentCounts(tx) }));
  calls.platform(platformContentCalls.list, async (tx, { params }) => ({ data: await contentList(tx, params.kind) }));
  calls.platform(platformContentCalls.get, async (tx, { params }) => ({ data: await contentRecord(tx, params) }));
  calls.platform(platformContentCalls.versions, async (tx, { params }) => ({
    data: await contentVersionsOf(tx, params),
  }));
  calls.platform(platformContentCalls.create, async (tx, { params, body, user }) => ({
    data: await createContent(tx, params.kind, { ...body, authorId: user.id }),
  }));
  calls.platform(platformContentCalls.save, async (tx, { params, body, user }) => ({
    data: await saveContent(tx, { ...params, ...body, authorId: user.id }),
  }));
  calls.platform(platformContentCalls.publish, async (tx, { params, body }) => ({
    data: await publishContent(tx, params, body.version),
  }));
  calls.platform(platformContentCalls.restore, async (tx, { params, body, user }) => ({
    data: await restoreContent(tx, params, { ...body, authorId: user.id }),
  }));
  calls.platform(platformContentCalls.move, async (tx, { params, body }) => ({
    data: await moveContent(tx, params, body.before),
  }));
  calls.platform(platformContentCalls.activate, async (tx, { params, body }) => ({
    data: await activateContent(tx, params, body.active),
  }));
  calls.platform(platformContentCalls.remove, async (tx, { params }) => {
    await removeContent(tx, params);
    return { data: null };
  });
  calls.platform(
    platformContentCalls.addPicture,
    {
      files: { maxBytes: siteContentLimits.pictureBytes, tooLarge: () => messages.photoTooLarge },
      prepare: async ({ files: [file], user }) => {
        if (!file) throw invalid({ errors: { file: [messages.uploadFailed] } });
        return receiveContentPicture(platform, file, user.id);
      },
    },
    async (tx, { prepared, user }) => {
      const name = await keepPicture(tx, platform.storage, prepared, { uploadedBy: user.id });
      return { data: { path: filePath(name), width: prepared.width, height: prepared.height, alt: '' } };
    },
  );
  calls.platform(platformContentCalls.linkPreview, { isSecret: true }, async (tx) => {
    const { token, expiresAt } = await offerPreview(tx);
    return { data: { token, expires_at: expiresAt.toISOString() } };
  });
}
