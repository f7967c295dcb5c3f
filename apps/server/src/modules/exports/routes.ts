import {
  acceptanceCalls,
  caseReportCalls,
  type ExportFormat,
  exportCalls,
  onePageScriptCalls,
  scriptCalls,
} from '@paidang/contract/calls';
import type { TextStepCode } from '@paidang/contract/steps';
import { functionCodes } from '@paidang/contract/vocabulary';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { addReplyRoute } from '../../http/reply-route';
import { sendFile } from '../../http/send-file';
import { type Ffmpeg, findFfmpeg } from '../../platform/ffmpeg';
import type { Platform } from '../../platform/platform';
import type { TaskMember } from '../reviews';
import { exportAcceptance } from './export-acceptance';
import { exportRemarks } from './export-remarks';
import { exportReportVersion, exportSummary } from './export-report';
import { type ExportedVersion, exportChanges, exportVersion } from './export-version';

interface ScriptContext extends Pick<TaskMember, 'membership' | 'user'> {
  readonly params: { readonly version: number };
  readonly query: { readonly format: ExportFormat };
}

/** Calls that export versions of steps, the acceptance sheet, comments and reports as files. */
export function exportRoutes(app: FastifyInstance, platform: Platform): void {
  const rate = { ratePerMinute: 20 };
  let found: Promise<Ffmpeg | null> | undefined;
  const ffmpeg = () => {
    found ??= findFfmpeg(platform.env).then(
      (result) => ('ffmpeg' in result ? result.ffmpeg : null),
      () => null,
    );
    return found;
  };
  const films = { ...platform, ffmpeg };

  const sendVersion = async (reply: FastifyReply, wanted: ExportedVersion, format: ExportFormat) =>
    sendFile(reply, await exportVersion(platform, wanted, format));
  const script =
    (code: TextStepCode) =>
    ({ membership, user, params, query }: ScriptContext, reply: FastifyReply) =>
      sendVersion(reply, { membership, user, code, version: params.version }, query.format);

  addReplyRoute(app, platform, scriptCalls.export, rate, script(functionCodes.scriptPages));
  addReplyRoute(app, platform, onePageScriptCalls.export, rate, script(functionCodes.scriptOnePage));
  addReplyRoute(app, platform, acceptanceCalls.export, rate, async ({ membership, user, query }, reply) =>
    sendFile(reply, await exportAcceptance(films, { membership, user }, query.format)),
  );
  addReplyRoute(app, platform, caseReportCalls.exportSummary, rate, async ({ membership, user, query }, reply) =>
    sendFile(reply, await exportSummary(films, { membership, user }, query.format)),
  );
  addReplyRoute(app, platform, caseReportCalls.exportVersion, rate, async ({ membership, user, params }, reply) => {
    const { url_uid: platformId, version } = params;
    return sendFile(reply, await exportReportVersion(platform, { membership, user, platformId }, version));
  });
  addReplyRoute(app, platform, exportCalls.remarks, rate, async ({ membership, user, params, query }, reply) =>
    sendFile(reply, await exportRemarks(films, { membership, user }, params.version, query.format)),
  );
  addReplyRoute(app, platform, exportCalls.changes, rate, async ({ membership, user, params, query }, reply) => {
    const { function: code, version } = params;
    const wanted = { membership, user, code, version, platformId: query.platform_uuid };
    return sendFile(reply, await exportChanges(platform, wanted, query.format));
  });
  addReplyRoute(app, platform, exportCalls.version, rate, ({ membership, user, params, query }, reply) => {
    const { function: code, version } = params;
    return sendVersion(reply, { membership, user, code, version, platformId: query.platform_uuid }, query.format);
  });
}
