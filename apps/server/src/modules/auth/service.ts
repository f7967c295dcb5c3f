import type { InvitedSession, Registration, Session, SocialRegistration } from '@paidang/contract/calls';
import type { IdentityProvider, Invitation } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { paths } from '@paidang/contract/pages';
import { messages } from '@paidang/contract/rules';
import { AppError, invalid } from '../../platform/errors';
import { sendMail } from '../../platform/mail';
import { countOne } from '../../platform/tally/tally';
import type { Transaction } from '../../platform/transaction';
import { openSession } from '../sessions';
import {
  activateUser,
  findUserByEmail,
  insertUser,
  normaliseEmail,
  recordSecurity,
  subjectOf,
  toUser,
  type UserRow,
} from '../users';
import { deleteAttempts } from './attempts';
import { unlockLetter, verificationLetter } from './letters';
import { consumeToken, issueToken, mayMail } from './one-time-token-store';

const day = 86_400_000;

const emailTakenError = () => new AppError('0101', { errors: { email: [messages.emailTaken] } });

export async function refuseTakenEmail({ db }: Transaction, email: string): Promise<void> {
  if (await findUserByEmail(db, normaliseEmail(email))) throw emailTakenError();
}

/**
 * The name in the salutation of mails. Until the address is verified it is the address itself, since a stranger may have
 * chosen the name.
 */
export const salutationOf = ({ status, name, email }: UserRow): string => (status === 'unverified' ? email : name);

async function sendVerification(tx: Transaction, user: UserRow, appUrl: string): Promise<void> {
  const token = await issueToken(tx, 'verify', user.id, limits.verifyToken.hours * 60);
  await sendMail(tx, user.email, verificationLetter(salutationOf(user), `${appUrl}${paths.verifyEmail(token)}`));
}

/** The data of a new account, without the password. */
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
  if (!user) throw emailTakenError();
  await recordSecurity(tx, 'registered', { userId: user.id });
  return user;
}

/** Creates an unverified account and mails the link that verifies it. @throws 0101, 0429 */
export async function register(
  tx: Transaction,
  registration: Registration,
  { passwordHash, appUrl, network }: { passwordHash: string; appUrl: string; network: string },
): Promise<UserRow> {
  const most = limits.registration.perNetwork;
  const count = await countOne(tx, { kind: 'registration', subject: '', network }, { milliseconds: day, most });
  if (count > most) throw new AppError('0429', { message: messages.registeredTooOften });
  const user = await insertAccount(tx, registration, passwordHash);
  await sendVerification(tx, user, appUrl);
  return user;
}

/** Creates an account with an address that is already verified. @throws 0101 */
export async function registerVerified(
  tx: Transaction,
  registration: NewAccount,
  passwordHash: string | null,
): Promise<UserRow> {
  const user = await insertAccount(tx, registration, passwordHash);
  return (await activateUser(tx.db, user.id)) ?? user;
}

/** Mails the link again, within the limits of `mayMail`. Does not disclose whether the account exists. */
export async function resendVerification(tx: Transaction, email: string, appUrl: string): Promise<void> {
  const user = await findUserByEmail(tx.db, normaliseEmail(email));
  if (user?.status !== 'unverified') return;
  if (!(await mayMail(tx, 'verify', user.id))) return;
  await sendVerification(tx, user, appUrl);
}

/** Opens a session. @param by the provider, when the user signs in without a password */
export async function signIn(tx: Transaction, user: UserRow, device: string, by?: IdentityProvider): Promise<Session> {
  const detail = [by, device].filter(Boolean).join(' · ');
  await recordSecurity(tx, 'login', { userId: user.id, subject: subjectOf(user.email), detail });
  return { token: await openSession(tx, user.id, device), user: toUser(user), socket: true };
}

/** Processes the invitation a user registered from, once their address is verified. */
export type FollowOrigin = (tx: Transaction, user: UserRow) => Promise<Invitation | null>;

/** Mails a link that signs in without the password. */
export async function mailUnlock(tx: Transaction, user: UserRow, appUrl: string): Promise<void> {
  if (user.status !== 'active' || !(await mayMail(tx, 'unlock', user.id))) return;
  const token = await issueToken(tx, 'unlock', user.id, limits.lockOut.linkHours * 60);
  await sendMail(tx, user.email, unlockLetter(user.name, `${appUrl}${paths.verifyEmail(token)}`));
}

/** Verifies the address a link was mailed to, and signs its owner in. @throws 0422, 0103 */
export async function verifyEmail(
  tx: Transaction,
  token: string,
  { device, follow }: { device: string; follow: FollowOrigin },
): Promise<InvitedSession> {
  const userId = (await consumeToken(tx, 'verify', token)) ?? (await consumeToken(tx, 'unlock', token));
  const user = userId ? await activateUser(tx.db, userId) : null;
  if (!user) throw invalid({ message: messages.linkExpired });
  if (user.status !== 'active') throw new AppError('0103');
  await recordSecurity(tx, 'verified', { userId: user.id });
  await deleteAttempts(tx.db, subjectOf(user.email));
  const invitation = await follow(tx, user);
  return { ...(await signIn(tx, user, device)), invitation };
}
