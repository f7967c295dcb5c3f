import { abuseReportCalls, platformAbuseReportCalls } from '@paidang/contract/calls';
import type { CallRegistry } from '../../http/call-registry';
import type { Platform } from '../../platform/platform';
import { decideReport, reportComment, reportDetail, reportMessage, reportPage } from './service';

export function abuseReportRoutes(calls: CallRegistry, { env }: Platform): void {
  calls.room(abuseReportCalls.reportMessage, async (tx, { user, room, params, body }) => {
    await reportMessage(tx, room, { ...body, subjectId: params.chat_message, reporter: user });
    return { data: null };
  });

  calls.task(abuseReportCalls.reportComment, async (tx, { user, membership, params, body }) => {
    await reportComment(tx, membership.task.id, { ...body, subjectId: params.message, reporter: user });
    return { data: null };
  });

  calls.platform(platformAbuseReportCalls.list, async (tx, { query }) => reportPage(tx, query));

  calls.platform(platformAbuseReportCalls.get, async (tx, { params }) => ({
    data: await reportDetail(tx, params.report),
  }));

  calls.platform(platformAbuseReportCalls.decide, async (tx, { user, params, body }) => ({
    data: await decideReport(tx, params.report, { staff: user, ...body, appUrl: env.APP_URL }),
  }));
}
