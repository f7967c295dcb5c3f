import { messages } from '@paidang/contract/rules';
import type { FastifyRequest } from 'fastify';
import { hashNetwork } from '../../http/network';
import { AppError, invalid } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import {
  type AccountRow,
  findUser,
  findUserByEmail,
  isUser,
  normaliseEmail,
  recordSecurity,
  subjectOf,
  type UserRow,
} from '../users';
import { type Attempt, clearAttempts, countAttempt } from './attempts';
import { isPassword } from './password';
import { mailUnlock } from './service';

type AuthPlatform = Pick<Platform, 'db' | 'clock' | 'transact' | 'env'>;
/** The source of an attempt. */
type RequestOrigin = Pick<FastifyRequest, 'ip'>;

const lockedOut = () => new AppError('0429', { message: messages.lockedOut });

/** Records a wrong password. After the last allowed attempt, mails the owner a link that signs in without the password. */
const recordFailedAttempt = (
  { transact, env }: AuthPlatform,
  user: AccountRow | null,
  { subject, isLast }: { subject: string; isLast: boolean },
) =>
  transact(async (tx) => {
    const about = { userId: user?.id, subject };
    await recordSecurity(tx, 'login-failed', about);
    if (!isLast) return;
    await recordSecurity(tx, 'locked-out', about);
    // Not for staff, since the link would bypass their second factor.
    if (user && isUser(user)) await mailUnlock(tx, user, env.APP_URL);
  });

/**
 * Counts the attempt and compares the password, unless the result is `closed`. `last`: the password was wrong, and
 * further ones are not compared.
 */
export async function comparePassword(
  { transact }: Pick<Platform, 'transact'>,
  attempt: Attempt,
  passwordHash: string | null,
  password: string,
): Promise<'right' | 'wrong' | 'last' | 'closed'> {
  const verdict = await transact((tx) => countAttempt(tx, attempt));
  if (verdict === 'closed') return verdict;
  if (!(await isPassword(passwordHash, password))) return verdict === 'last' ? 'last' : 'wrong';
  await transact((tx) => clearAttempts(tx, attempt));
  return 'right';
}

/**
 * Counts the attempt and compares the password. Unknown addresses behave like known ones.
 *
 * @throws 0429 after too many wrong passwords
 */
export async function checkPassword(
  place: AuthPlatform,
  { ip }: RequestOrigin,
  user: AccountRow | null,
  email: string,
  password: string,
): Promise<boolean> {
  const attempt = { subject: subjectOf(email), network: hashNetwork(ip) };
  const result = await comparePassword(place, attempt, user?.passwordHash ?? null, password);
  if (result === 'closed') throw lockedOut();
  if (result === 'right') return true;
  const isLast = result === 'last';
  await recordFailedAttempt(place, user, { subject: attempt.subject, isLast });
  if (isLast) throw lockedOut();
  return false;
}

/**
 * Returns the account that matches the credentials, verified or not. Its status is disclosed only with the right
 * password.
 *
 * @throws 0102, 0103, 0429
 */
export async function matchCredentials(
  place: AuthPlatform,
  origin: RequestOrigin,
  email: string,
  password: string,
): Promise<UserRow> {
  const address = normaliseEmail(email);
  const found = await findUserByEmail(place.db, address);
  const user = found?.status === 'deleted' ? null : found;
  const matches = await checkPassword(place, origin, user, address, password);
  if (!user || !matches) throw new AppError('0102');
  if (user.status === 'suspended') throw new AppError('0103');
  return user;
}

/** Returns the account that matches the credentials, if it is verified. @throws 0102, 0103, 0104, 0429 */
export async function checkCredentials(
  place: AuthPlatform,
  origin: RequestOrigin,
  email: string,
  password: string,
): Promise<UserRow> {
  const user = await matchCredentials(place, origin, email, password);
  if (user.status === 'unverified') throw new AppError('0104', { data: { email: user.email, type: user.role } });
  return user;
}

/** Checks the password of a signed-in user. @throws 0422 at the field, 0429 */
export async function provePassword(
  place: AuthPlatform,
  origin: RequestOrigin,
  userId: string,
  password: string,
  field = 'password',
): Promise<void> {
  const user = await findUser(place.db, userId);
  if (user && (await checkPassword(place, origin, user, user.email, password))) return;
  throw invalid({ message: messages.wrongPassword, errors: { [field]: [messages.wrongPassword] } });
}
