import type { Session } from '@paidang/contract/calls';
import { limits } from '@paidang/contract/limits';
import { paths } from '@paidang/contract/pages';
import { messages } from '@paidang/contract/rules';
import { invalid } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { openSuperSession } from '../sessions';
import { findUser, findUserByEmail, normaliseEmail, recordSecurity, toUser } from '../users';
import { consumeToken, issueToken } from './one-time-token-store';

/** An invalid command line; the message explains the correct usage. */
class AdminError extends Error {
  override readonly name = 'AdminError';
}

const usage = `npm run admin -- super-login <e-mail>
npm run admin -- build-mode <project uuid> <self|platform>
npm run admin -- reopen-project <project uuid>
npm run admin -- staff list|add|roles|link|reset-second-factor|remove …
`;

/**
 * Runs a command line and returns its output.
 *
 * @throws AdminError when the command line is invalid
 */
export async function runAdminCommand(
  tx: Transaction,
  [command, email = '', ...rest]: readonly string[],
  appUrl: string,
): Promise<string> {
  if (command !== 'super-login' || email === '' || rest.length > 0) throw new AdminError(usage);
  const user = await findUserByEmail(tx.db, normaliseEmail(email));
  if (user?.status !== 'active') throw new AdminError(`There is no active account "${email}".\n`);
  return `${await issueSuperLogin(tx, user.id, appUrl)}\nWorks once, within ${limits.superLogin.linkMinutes} minutes. Everything done with it is logged.\n`;
}

/** @returns a single-use link that signs the platform team in as an active user */
export async function issueSuperLogin(tx: Transaction, userId: string, appUrl: string): Promise<string> {
  const token = await issueToken(tx, 'super-login', userId, limits.superLogin.linkMinutes);
  await recordSecurity(tx, 'super-login-issued', { userId });
  return `${appUrl}${paths.superLogin(token)}`;
}

/** Signs the platform team in as the user the link was issued for. @throws 0422 */
export async function superLogin(tx: Transaction, code: string, device: string): Promise<Session> {
  const userId = await consumeToken(tx, 'super-login', code);
  const user = userId ? await findUser(tx.db, userId) : null;
  if (user?.status !== 'active') throw invalid({ message: messages.linkExpired });
  await recordSecurity({ ...tx, isSuperLogin: true }, 'super-login', { userId: user.id, detail: device });
  return { token: await openSuperSession(tx, user.id, device), user: toUser(user), socket: true };
}
