import { consoleCalls } from '@paidang/contract/calls';
import { messages } from '@paidang/contract/rules';
import type { CallRegistry } from '../../http/call-registry';
import { invalid, notFound } from '../../platform/errors';
import { sendMail } from '../../platform/mail';
import type { Platform } from '../../platform/platform';
import type { Transaction } from '../../platform/transaction';
import { checkPassword, hashNewPassword } from '../auth';
import { closeOtherSessions, closeSession, listSessions } from '../sessions';
import { findStaff, type StaffRow } from '../staff';
import { type CurrentAccount, recordSecurity, updateAccount } from '../users';
import { offerAnotherKey, openOffer } from './key-offer';
import { ownAccountLetter } from './letters';
import { renewRecoveryCodes, setKey, timeStepOf } from './second-factor';
import { changeSecondFactor, countRecoveryCodes, findEnrolledAt } from './second-factor-store';
import { proveCode } from './sign-in';

/** @param rates limits of the calls that take a password or a code */
export function ownAccountRoutes(calls: CallRegistry, platform: Platform, rates: { ratePerMinute: number }): void {
  const { APP_URL: appUrl } = platform.env;
  const secret = { isSecret: true, ...rates };

  const self =
    ({ id }: CurrentAccount) =>
    async (tx: Transaction): Promise<StaffRow> => {
      const staff = await findStaff(tx.db, id);
      if (!staff) throw notFound();
      return staff;
    };
  const mailOwner = (tx: Transaction, { email, name }: CurrentAccount, what: Parameters<typeof ownAccountLetter>[1]) =>
    sendMail(tx, email, ownAccountLetter(name, what, appUrl));

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
      await mailOwner(tx, user, 'password');
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

  calls.platform(consoleCalls.revokeOtherSessions, async (tx, { user, session }) => {
    await closeOtherSessions(tx, user.id, session.id);
    await recordSecurity(tx, 'session-revoked', { userId: user.id });
    return { data: null };
  });

  calls.platform(consoleCalls.authenticator, async (tx, { user }) => {
    const enrolledAt = await findEnrolledAt(tx.db, user.id);
    return {
      data: {
        enrolled_at: enrolledAt?.toISOString() ?? null,
        recovery_codes_left: await countRecoveryCodes(tx.db, user.id),
      },
    };
  });

  calls.platform(consoleCalls.offerAuthenticator, secret, async (_, { user }) => ({
    data: offerAnotherKey(platform, user),
  }));

  calls.platform(
    consoleCalls.replaceAuthenticator,
    {
      ...secret,
      // The new code is checked first: a code of the old authenticator works only once, and must not be used up in vain.
      prepare: async ({ user, body }) => {
        const key = openOffer(platform, user, body.offer);
        const lastStep = timeStepOf(key, body.new_code, platform.clock());
        if (lastStep === null) {
          throw invalid({ message: messages.wrongCode, errors: { new_code: [messages.wrongCode] } });
        }
        await proveCode(platform, body.code, self(user));
        return { key, lastStep };
      },
    },
    async (tx, { user, session, prepared: { key, lastStep } }) => {
      await setKey(tx, platform.sealer, user.id, key, tx.now);
      await changeSecondFactor(tx.db, user.id, { lastStep });
      await closeOtherSessions(tx, user.id, session.id);
      await mailOwner(tx, user, 'authenticator');
      return { data: { recovery_codes: await renewRecoveryCodes(tx, user.id) } };
    },
  );

  calls.platform(
    consoleCalls.renewRecoveryCodes,
    { ...secret, prepare: ({ user, body }) => proveCode(platform, body.code, self(user)) },
    async (tx, { user }) => {
      await mailOwner(tx, user, 'recoveryCodes');
      return { data: { recovery_codes: await renewRecoveryCodes(tx, user.id) } };
    },
  );
}
