import { videoCalls, videoUploadCalls } from '@paidang/contract/calls';
import { limits } from '@paidang/contract/limits';
import { messages } from '@paidang/contract/rules';
import type { CallRegistry } from '../../http/call-registry';
import type { Platform } from '../../platform/platform';
import { moveRoutes, sendVersion, stepMemberOf, storeDraft } from '../reviews';
import { chooseCover, cutCover } from './cover';
import { downloadVersion } from './download';
import { videoStep } from './kind';
import { linkVideo } from './link';
import { noteChunk, receiveChunk } from './receive';
import { loadVideoView, newestVersion, videoVersion } from './step-view';
import { cancelVideo, confirmDuration, unsentVideo } from './unsent';

/** Review calls of videos. */
function videoReviewRoutes(calls: CallRegistry): void {
  calls.task(videoCalls.view, async (tx, context) => {
    const member = stepMemberOf(videoStep, context);
    const view = await loadVideoView(tx, member);
    return { data: context.query.reading ? { ...view, texts: await newestVersion(tx, member, view) } : view };
  });

  calls.task(videoCalls.version, async (tx, context) => ({
    data: await videoVersion(tx, stepMemberOf(videoStep, context), context.params.version),
  }));

  calls.task(videoCalls.store, async (tx, context) => {
    const member = stepMemberOf(videoStep, context);
    const { is_draft: isDraft, ...written } = context.body;
    await (isDraft ? storeDraft(tx, member, written) : sendVersion(tx, member, written));
    return { data: await loadVideoView(tx, member) };
  });

  calls.task(videoCalls.download, { ratePerMinute: 30 }, async (tx, context) => ({
    data: await downloadVersion(tx, stepMemberOf(videoStep, context), { ...context.params, ...context.body }),
  }));

  moveRoutes(calls, videoCalls, videoStep, loadVideoView);
}

/** Calls of the video step. */
export function videoRoutes(calls: CallRegistry, platform: Platform): void {
  videoReviewRoutes(calls);

  calls.task(
    videoUploadCalls.upload,
    {
      files: { maxBytes: limits.video.chunkBytes, tooLarge: () => messages.videoChunkWrong },
      prepare: async (context) => {
        const { body, files } = context;
        if (body.url !== undefined) return null;
        return receiveChunk(platform, stepMemberOf(videoStep, context), { ...body, file: files[0] }, body);
      },
    },
    async (tx, context) => {
      const { body, prepared } = context;
      const member = stepMemberOf(videoStep, context);
      if (prepared) return { data: await noteChunk(tx, member, platform.storage, prepared) };
      return { data: await linkVideo(tx, member, { ...body, url: body.url ?? '', note: body.feedback?.note }) };
    },
  );

  calls.task(videoUploadCalls.unsent, async (tx, context) => ({
    data: await unsentVideo(tx, context, context.query.fingerprint),
  }));

  calls.task(videoUploadCalls.confirm, async (tx, context) => ({
    data: await confirmDuration(tx, context, context.params.video, context.body.duration),
  }));

  calls.task(
    videoUploadCalls.cover,
    {
      prepare: async (context) => {
        const { body, params } = context;
        return body.at === null ? null : cutCover(platform, stepMemberOf(videoStep, context), params.video, body.at);
      },
    },
    async (tx, context) => {
      const { body, params, prepared: frame } = context;
      return {
        data: await chooseCover(tx, platform.storage, context, params.video, { wanted: body.at !== null, frame }),
      };
    },
  );

  calls.task(videoUploadCalls.cancel, async (tx, context) => ({
    data: await cancelVideo(tx, context, context.params.video),
  }));
}
