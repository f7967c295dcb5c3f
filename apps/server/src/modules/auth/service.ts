import type { InvitedSession, Registration, Session, SocialRegistration } from '@paidang/contract/calls';
import type { IdentityProvider, Invitation } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { messages } from '@paidang/contract/rules';
import { AppError, invalid } from '../../platform/errors';
import { sendMail } from '../../platform/mail';
import type { Transaction } from '../../platform/transaction';
import { toUser } from './current-user';
import { verificationLetter } from './letters';
import { issueToken, lastIssued, takeToken } from './one-time-tokens';
import { recordSecurity, subjectOf } from './security-log';
import { openSession } from './sessions';
import { activateUser, findUserByEmail, insertUser, normaliseEmail, type UserRow } from './store';

const taken = () => new AppError('0101', { errors: { email: [messages.emailTaken] } });

export async function refuseTakenEmail({ db }: Transaction, email: string): Promise<void> {
  if (await findUserByEmail(db, normaliseEmail(email))) throw taken();
}

async function sendVerification(tx: Transaction, user: UserRow, appUrl: string): Promise<void> {
  const token = await issueToken(tx, 'verify', user.id, limits.verifyToken.hours * 60);
  await sendMail(tx, user.email, verificationLetter(user.name, `${appUrl}/validation?token=${token}`));
}

/** What an account is made of; `password` stays behind. */
export type NewAccount = Omit<SocialRegistration, 'token'> & Pick<Registration, 'email'>;

async function insertAccount(tx: Transaction, registration: NewAccount, passwordHash: string | null): Promise<UserRow> {
  const { type, phone, company_name, contact_person, cooperation_fee, youtube, facebook, instagram, other_link } =
    registration;
  const isVendor = type === 'Vendor';
  const user = await insertUser(tx.db, {
    email: normaliseEmail(registration.email),
    passwordHash,
    role: type,
    name: (isVendor && contact_person) || company_name,
    companyName: company_name,
    contactPerson: isVendor ? (contact_person ?? null) : null,
    phone,
    links: isVendor ? null : { youtube, facebook, instagram, other_link },
    cooperationFee: isVendor ? '' : cooperation_fee,
    origin: {
      project_invitation_uuid: registration.project_invitation_uuid,
      task_uuid: registration.task_uuid,
      project_build_invitation_uuid: registration.project_build_invitation_uuid,
    },
    createdAt: tx.now,
  });
  if (!user) throw taken();
  await recordSecurity(tx, 'registered', { userId: user.id });
  return user;
}

/** Keeps a new, unverified account and mails the link that verifies it. @throws 0101 */
export async function register(
  tx: Transaction,
  registration: Registration,
  { passwordHash, appUrl }: { passwordHash: string; appUrl: string },
): Promise<UserRow> {
  const user = await insertAccount(tx, registration, passwordHash);
  await sendVerification(tx, user, appUrl);
  return user;
}

/** Keeps a new account whose address is known to be its owner's. @throws 0101 */
export async function registerVerified(
  tx: Transaction,
  registration: NewAccount,
  passwordHash: string | null,
): Promise<UserRow> {
  const user = await insertAccount(tx, registration, passwordHash);
  return (await activateUser(tx.db, user.id)) ?? user;
}

/** Mails the link once more, at most once a minute. Says nothing about whether there is such an account. */
export async function resendVerification(tx: Transaction, email: string, appUrl: string): Promise<void> {
  const user = await findUserByEmail(tx.db, normaliseEmail(email));
  if (user?.status !== 'unverified') return;
  const last = await lastIssued(tx, 'verify', user.id);
  if (last && tx.now.getTime() - last.getTime() < limits.resendCooldown) return;
  await sendVerification(tx, user, appUrl);
}

/** @param by the provider that vouches for them, when no password does */
export async function signIn(tx: Transaction, user: UserRow, device: string, by?: IdentityProvider): Promise<Session> {
  const detail = [by, device].filter(Boolean).join(' · ');
  await recordSecurity(tx, 'login', { userId: user.id, subject: subjectOf(user.email), detail });
  return { token: await openSession(tx, user.id, device), user: toUser(user), socket: true };
}

/** Goes on with the invitation somebody registered from, now that their address is known to be theirs. */
export type FollowOrigin = (tx: Transaction, user: UserRow) => Promise<Invitation | null>;

/** Verifies the address a link was mailed to and signs its owner in. @throws 0422, 0103 */
export async function verifyEmail(
  tx: Transaction,
  token: string,
  { device, follow }: { device: string; follow: FollowOrigin },
): Promise<InvitedSession> {
  const userId = await takeToken(tx, 'verify', token);
  const user = userId ? await activateUser(tx.db, userId) : null;
  if (!user) throw invalid({ message: messages.linkExpired });
  if (user.status !== 'active') throw new AppError('0103');
  await recordSecurity(tx, 'verified', { userId: user.id });
  const invitation = await follow(tx, user);
  return { ...(await signIn(tx, user, device)), invitation };
}
