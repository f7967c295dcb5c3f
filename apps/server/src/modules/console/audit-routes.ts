import { auditCalls } from '@paidang/contract/calls';
import type { FastifyInstance } from 'fastify';
import type { CallRegistry } from '../../http/call-registry';
import { addStaffReplyRoute } from '../../http/reply-route';
import { sendFile } from '../../http/send-file';
import type { Platform } from '../../platform/platform';
import { writeSpreadsheet } from '../../platform/spreadsheet';
import { auditChoices, auditPage, auditSheet } from './audit-log';

export function auditRoutes(app: FastifyInstance, calls: CallRegistry, platform: Platform): void {
  calls.platform(auditCalls.list, async (tx, { query, ...reader }) => auditPage(tx, reader, query));

  calls.platform(auditCalls.choices, async (tx, reader) => ({ data: await auditChoices(tx, reader) }));

  const rate = { ratePerMinute: 20 };
  addStaffReplyRoute(app, platform, auditCalls.export, rate, async ({ query, transact, ...reader }, reply) => {
    const sheet = await transact((tx) => auditSheet(tx, reader, query));
    return sendFile(reply, { title: sheet.name, format: 'csv', bytes: await writeSpreadsheet([sheet], 'csv') });
  });
}
