import type { Registration, Session } from '@paidang/contract/calls';
import { limits } from '@paidang/contract/limits';
import { messages } from '@paidang/contract/rules';
import type { Database } from '../../platform/database';
import { AppError, invalid } from '../../platform/errors';
import { sendMail } from '../../platform/mail';
import type { Transaction } from '../../platform/transaction';
import { toUser } from './current-user';
import { verificationLetter } from './letters';
import { isPassword } from './password';
import { openSession } from './sessions';
import { activateUser, findUserByEmail, insertMailToken, insertUser, takeMailToken, type UserRow } from './store';
import { newToken } from './token';

/** Addresses are compared without letter case. */
const normaliseEmail = (email: string): string => email.trim().toLowerCase();

const taken = () => new AppError('0101', { errors: { email: [messages.emailTaken] } });

export async function refuseTakenEmail({ db }: Transaction, email: string): Promise<void> {
  if (await findUserByEmail(db, normaliseEmail(email))) throw taken();
}

async function sendVerification(tx: Transaction, user: UserRow, appUrl: string): Promise<void> {
  const token = newToken();
  const expiresAt = new Date(tx.now.getTime() + limits.verifyToken.hours * 3_600_000);
  await insertMailToken(tx.db, token, { userId: user.id, createdAt: tx.now, expiresAt });
  await sendMail(tx, user.email, verificationLetter(user.name, `${appUrl}/validation?token=${token}`));
}

/** Keeps a new, unverified account and mails the link that verifies it. @throws 0101 */
export async function register(
  tx: Transaction,
  registration: Registration,
  { passwordHash, appUrl }: { passwordHash: string; appUrl: string },
): Promise<UserRow> {
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
  await sendVerification(tx, user, appUrl);
  return user;
}

/**
 * The account of these credentials. What is wrong with an account is told only to who knows its password.
 *
 * @throws 0102, 0103, 0104
 */
export async function checkCredentials(db: Database, email: string, password: string): Promise<UserRow> {
  const user = await findUserByEmail(db, normaliseEmail(email));
  const matches = await isPassword(user?.passwordHash ?? null, password);
  if (!user || !matches) throw new AppError('0102');
  if (user.status === 'suspended') throw new AppError('0103');
  if (user.status === 'unverified') throw new AppError('0104', { data: { email: user.email, type: user.role } });
  return user;
}

export async function signIn(tx: Transaction, user: UserRow): Promise<Session> {
  return { token: await openSession(tx, user.id), user: toUser(user), socket: true };
}

/** Verifies the address a link was mailed to and signs its owner in. @throws 0422, 0103 */
export async function verifyEmail(tx: Transaction, token: string): Promise<Session> {
  const userId = await takeMailToken(tx.db, token, tx.now);
  const user = userId ? await activateUser(tx.db, userId) : null;
  if (!user) throw invalid({ message: '驗證連結已失效' });
  if (user.status === 'suspended') throw new AppError('0103');
  return signIn(tx, user);
}
