import { messages } from '@paidang/contract/rules';
import { AppError, invalid } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import { isPassword } from './password';
import { isLockedOut, recordSecurity, subjectOf } from './security-log';
import { findUser, findUserByEmail, normaliseEmail, type UserRow } from './store';

type Place = Pick<Platform, 'db' | 'clock' | 'transact'>;

const lockedOut = () => new AppError('0429', { message: messages.lockedOut });

/**
 * Compares a password and counts wrong ones, of addresses nobody has too: they are answered alike.
 *
 * @throws 0429 after too many wrong ones
 */
async function isRight({ db, clock, transact }: Place, user: UserRow | null, email: string, password: string) {
  const subject = subjectOf(email);
  if (await isLockedOut(db, subject, clock())) throw lockedOut();
  if (await isPassword(user?.passwordHash ?? null, password)) return true;
  const about = { userId: user?.id, subject };
  const closed = await transact(async (tx) => {
    await recordSecurity(tx, 'login-failed', about);
    const locked = await isLockedOut(tx.db, subject, tx.now);
    if (locked) await recordSecurity(tx, 'locked-out', about);
    return locked;
  });
  if (closed) throw lockedOut();
  return false;
}

/**
 * The account of these credentials, verified or not. What is wrong with an account is told only to who knows its
 * password.
 *
 * @throws 0102, 0103, 0429
 */
export async function matchCredentials(place: Place, email: string, password: string): Promise<UserRow> {
  const address = normaliseEmail(email);
  const found = await findUserByEmail(place.db, address);
  const user = found?.status === 'deleted' ? null : found;
  const matches = await isRight(place, user, address, password);
  if (!user || !matches) throw new AppError('0102');
  if (user.status === 'suspended') throw new AppError('0103');
  return user;
}

/** The account of these credentials, which may be used. @throws 0102, 0103, 0104, 0429 */
export async function checkCredentials(place: Place, email: string, password: string): Promise<UserRow> {
  const user = await matchCredentials(place, email, password);
  if (user.status === 'unverified') throw new AppError('0104', { data: { email: user.email, type: user.role } });
  return user;
}

/** Asks somebody who is signed in for their password again. @throws 0422 at the field, 0429 */
export async function provePassword(place: Place, userId: string, password: string, field = 'password'): Promise<void> {
  const user = await findUser(place.db, userId);
  if (user && (await isRight(place, user, user.email, password))) return;
  throw invalid({ message: messages.wrongPassword, errors: { [field]: [messages.wrongPassword] } });
}
