import { auditCalls, consoleCalls } from '@paidang/contract/calls';
import { type ConsoleQueue, consoleQueues } from '@paidang/contract/vocabulary';
import type { FastifyInstance } from 'fastify';
import type { CallRegistry } from '../../http/call-registry';
import { addStaffReplyRoute } from '../../http/reply-route';
import { sendFile } from '../../http/send-file';
import type { Database } from '../../platform/database';
import { notFound } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import { writeSpreadsheet } from '../../platform/spreadsheet';
import { deviceOf, hashNewPassword } from '../auth';
import { readNotification, unreadNotifications } from '../notifications';
import { closeSession } from '../sessions';
import { findStaff } from '../staff';
import { recordSecurity } from '../users';
import { auditChoices, auditPage, auditSheet } from './audit-log';
import { ownAccountRoutes } from './own-account-routes';
import {
  beginSignIn,
  completeSignIn,
  matchStaff,
  memberOfTicket,
  proveCode,
  setPassword,
  toStaffMember,
} from './sign-in';

const ratePerMinute = 30;

/** Functions that count the waiting entries of each queue of the console. */
export type CountWaiting = Partial<Record<ConsoleQueue, (db: Database) => Promise<number>>>;

/** Sign-in and own account of staff, the audit log, notices and queues. */
export function consoleRoutes(
  app: FastifyInstance,
  calls: CallRegistry,
  platform: Platform,
  countWaiting: CountWaiting,
): void {
  const secret = { isSecret: true, ratePerMinute };
  const { APP_URL: appUrl } = platform.env;

  calls.guest(
    consoleCalls.login,
    { ...secret, prepare: ({ body, request }) => matchStaff(platform, request, body) },
    async (tx, { prepared }) => ({ data: await beginSignIn(tx, platform, prepared) }),
  );

  calls.guest(
    consoleCalls.secondFactor,
    { ...secret, prepare: ({ body }) => proveCode(platform, body.code, memberOfTicket(body.ticket)) },
    async (tx, { body, prepared, request }) => ({
      data: await completeSignIn(tx, prepared, { ticket: body.ticket, device: deviceOf(request), appUrl }),
    }),
  );

  calls.guest(
    consoleCalls.setPassword,
    { ...secret, prepare: ({ body }) => hashNewPassword(body.password) },
    async (tx, { params, prepared }) => ({ data: await setPassword(tx, params.token, prepared) }),
  );

  calls.platform(consoleCalls.session, async (tx, { user }) => {
    const staff = await findStaff(tx.db, user.id);
    if (!staff) throw notFound();
    return { data: toStaffMember(staff) };
  });

  calls.platform(consoleCalls.logout, async (tx, { user, session }) => {
    await closeSession(tx, user.id, session.id);
    await recordSecurity(tx, 'logout', { userId: user.id });
    return { data: null };
  });

  calls.platform(consoleCalls.notices, async (tx, { user }) => ({ data: await unreadNotifications(tx, user.id) }));

  calls.platform(consoleCalls.readNotice, async (tx, { user, params }) => {
    await readNotification(tx, user.id, params.notification);
    return { data: null };
  });

  calls.platform(consoleCalls.waiting, async (tx, { staffRoles }) => {
    const data: Partial<Record<ConsoleQueue, number>> = {};
    for (const queue of Object.keys(countWaiting) as ConsoleQueue[]) {
      if (staffRoles.includes(consoleQueues[queue])) data[queue] = await countWaiting[queue]?.(tx.db);
    }
    return { data };
  });

  ownAccountRoutes(calls, platform, { ratePerMinute });

  calls.platform(auditCalls.list, async (tx, { query, ...reader }) => auditPage(tx, reader, query));

  calls.platform(auditCalls.choices, async (tx, reader) => ({ data: await auditChoices(tx, reader) }));

  const rate = { ratePerMinute: 20 };
  addStaffReplyRoute(app, platform, auditCalls.export, rate, async ({ query, transact, ...reader }, reply) => {
    const sheet = await transact((tx) => auditSheet(tx, reader, query));
    return sendFile(reply, { title: sheet.name, format: 'csv', bytes: await writeSpreadsheet([sheet], 'csv') });
  });
}
