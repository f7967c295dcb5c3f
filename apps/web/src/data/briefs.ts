import type { BriefContent, BriefView } from '@paidang/contract/entities';
import { briefRoutes } from '@paidang/contract/routes';
import { functionCodes } from '@paidang/contract/vocabulary';
import { request } from './api';
import { moveHandles, saveHandles, sendHandles } from './reviews';
import { readingQuery, type StepSource, type ViewOptions } from './step-source';
import { versionFile } from './version-files';

export interface BriefSource extends StepSource<BriefContent> {
  view: (options?: ViewOptions) => Promise<BriefView>;
}

/** The demand form of a task on the server. */
export function briefSource(task: string): BriefSource {
  const params = { task };
  return {
    path: ['brief', task],
    view: async (options) => (await request(briefRoutes.view, { params, query: readingQuery(options) })).data,
    version: async (version) => (await request(briefRoutes.version, { params: { task, version } })).data,
    save: async ({ content, revision, ...settings }) => {
      const body = { content, revision, is_draft: true };
      return (await request(briefRoutes.store, { params, body, handles: saveHandles, ...settings })).data;
    },
    send: async ({ content, revision, ...settings }) => {
      const body = { content, revision, is_draft: false, askUUID: settings.idempotencyKey };
      return (await request(briefRoutes.store, { params, body, handles: sendHandles, ...settings })).data;
    },
    file: versionFile({ task, function: functionCodes.brief }),
    move: async (move, { idempotencyKey, version }) => {
      const body = { askUUID: idempotencyKey };
      const settings = { params, idempotencyKey, handles: moveHandles };
      if (move === 'acknowledge')
        return (await request(briefRoutes.confirm, { ...settings, body: { version, ...body } })).data;
      if (move === 'withdrawAcknowledgement')
        return (await request(briefRoutes.withdraw, { ...settings, body: { version } })).data;
      if (move === 'archive') return (await request(briefRoutes.archive, { ...settings, body })).data;
      if (move === 'recover') return (await request(briefRoutes.recover, { ...settings, body })).data;
      throw new Error(`@paidang/web: a brief has no move ${move}.`);
    },
  };
}
