import { performanceCalls } from '@paidang/contract/calls';
import type { FastifyInstance } from 'fastify';
import type { CallRegistry } from '../../http/call-registry';
import { addUserReplyRoute } from '../../http/reply-route';
import { sendFile } from '../../http/send-file';
import type { Platform } from '../../platform/platform';
import { writeSpreadsheet } from '../../platform/spreadsheet';
import { performanceOverview, performanceRows, reportQueryOf } from './service';
import { performanceSheet, sheetTitle } from './sheet';

export function performanceRoutes(app: FastifyInstance, calls: CallRegistry, platform: Platform): void {
  calls.user(performanceCalls.overview, async (tx, { user, query }) => ({
    data: await performanceOverview(tx, reportQueryOf(user, query)),
  }));

  calls.user(performanceCalls.rows, (tx, { user, query: { group, sort, direction, page, ...filter } }) =>
    performanceRows(tx, reportQueryOf(user, filter), { group, sort, direction, page }),
  );

  const rate = { ratePerMinute: 20 };
  addUserReplyRoute(app, platform, performanceCalls.export, rate, async ({ user, query, transact }, reply) => {
    const { format, ...filter } = query;
    const sheet = await transact((tx) => performanceSheet(tx, reportQueryOf(user, filter)));
    const bytes = await writeSpreadsheet([sheet], format);
    return sendFile(reply, { title: sheetTitle(platform.clock()), format, bytes });
  });
}
