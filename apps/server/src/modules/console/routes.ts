import { consoleCalls } from '@paidang/contract/calls';
import { messages } from '@paidang/contract/rules';
import { type ConsoleQueue, consoleQueues } from '@paidang/contract/vocabulary';
import type { CallRegistry } from '../../http/call-registry';
import type { Database } from '../../platform/database';
import { invalid, notFound } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import { checkPassword, deviceOf, hashNewPassword } from '../auth';
import { closeOtherSessions, closeSession, listSessions } from '../sessions';
import { findStaff } from '../staff';
import { recordSecurity, updateAccount } from '../users';
import { beginSignIn, completeSignIn, matchStaff, proveCode, setPassword, toStaffMember } from './sign-in';

const ratePerMinute = 30;

/** How many wait in each queue of the console. */
export type CountWaiting = Partial<Record<ConsoleQueue, (db: Database) => Promise<number>>>;

/** How staff sign in and keep their own account, and what waits for them. */
export function consoleRoutes(calls: CallRegistry, platform: Platform, countWaiting: CountWaiting): void {
  const secret = { isSecret: true, ratePerMinute };

  calls.guest(
    consoleCalls.login,
    { ...secret, prepare: ({ body, request }) => matchStaff(platform, request, body) },
    async (tx, { prepared }) => ({ data: await beginSignIn(tx, platform, prepared) }),
  );

  calls.guest(
    consoleCalls.secondFactor,
    { ...secret, prepare: ({ body }) => proveCode(platform, body) },
    async (tx, { body, prepared, request }) => ({
      data: await completeSignIn(tx, prepared, { ticket: body.ticket, device: deviceOf(request) }),
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

  calls.platform(
    consoleCalls.changePassword,
    {
      ...secret,
      prepare: async ({ user, body, request }) => {
        const staff = await findStaff(platform.db, user.id);
        if (!(await checkPassword(platform, request, staff?.user ?? null, user.email, body.current_password))) {
          throw invalid({ message: messages.wrongPassword, errors: { current_password: [messages.wrongPassword] } });
        }
        return hashNewPassword(body.password);
      },
    },
    async (tx, { user, session, prepared }) => {
      await updateAccount(tx.db, user.id, { passwordHash: prepared });
      await closeOtherSessions(tx, user.id, session.id);
      await recordSecurity(tx, 'password-changed', { userId: user.id });
      return { data: null };
    },
  );

  calls.platform(consoleCalls.sessions, async (tx, { user, session }) => ({
    data: await listSessions(tx, user.id, session.id),
  }));

  calls.platform(consoleCalls.revokeSession, async (tx, { user, params }) => {
    if (!(await closeSession(tx, user.id, params.session))) throw notFound();
    await recordSecurity(tx, 'session-revoked', { userId: user.id });
    return { data: null };
  });

  calls.platform(consoleCalls.waiting, async (tx, { staffRoles }) => {
    const data: Partial<Record<ConsoleQueue, number>> = {};
    for (const queue of Object.keys(countWaiting) as ConsoleQueue[]) {
      if (staffRoles.includes(consoleQueues[queue])) data[queue] = await countWaiting[queue]?.(tx.db);
    }
    return { data };
  });
}
