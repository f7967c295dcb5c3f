import { errorCodes } from '@paidang/contract/calls';
import type { StaffMember } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { messages } from '@paidang/contract/rules';
import type { FastifyRequest } from 'fastify';
import { AppError, invalid } from '../../platform/errors';
import { sendMail } from '../../platform/mail';
import type { Platform } from '../../platform/platform';
import { countOne, forgetTally } from '../../platform/tally/tally';
import type { Transaction } from '../../platform/transaction';
import { checkPassword, consumeToken, deleteTokens, findToken, issueToken } from '../auth';
import { closeSessionsOf, openConsoleSession } from '../sessions';
import { findStaff, findStaffByEmail, type StaffRow } from '../staff';
import { normaliseEmail, recordSecurity, subjectOf, updateAccount } from '../users';
import { ownAccountLetter } from './letters';
import { type CodeResult, checkCode, type Enrolment, offerKey } from './second-factor';
import { findEnrolledAt } from './second-factor-store';

type Origin = Pick<FastifyRequest, 'ip'>;

export const toStaffMember = ({ user, roles }: StaffRow): StaffMember => ({
  uuid: user.id,
  name: user.name,
  email: user.email,
  avatar: user.avatar,
  roles,
});

/** The member of staff with these credentials. @throws 0102 for anybody else, 0429 */
export async function matchStaff(
  platform: Platform,
  origin: Origin,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<StaffRow> {
  const address = normaliseEmail(email);
  const found = await findStaffByEmail(platform.db, address);
  const matches = await checkPassword(platform, origin, found?.user ?? null, address, password);
  if (!found || !matches) throw new AppError(errorCodes.wrongCredentials);
  return found;
}

/** Starts the second step: returns a ticket, and for members without an authenticator the data to enrol one. */
export async function beginSignIn(tx: Transaction, platform: Platform, staff: StaffRow) {
  const minutes = limits.staff.ticketMinutes;
  const isEnrolled = (await findEnrolledAt(tx.db, staff.user.id)) !== null;
  const enrolment: Enrolment | null = isEnrolled ? null : await offerKey(tx, platform.sealer, staff);
  return {
    ticket: await issueToken(tx, 'console-ticket', staff.user.id, minutes),
    expires_at: new Date(tx.now.getTime() + minutes * 60_000).toISOString(),
    enrolment,
  };
}

const expired = (): AppError => new AppError(errorCodes.conflict, { message: messages.ticketExpired });

type RightCode = Extract<CodeResult, { isRight: true }>;

/** The result of a correct code, with the member it belongs to. */
export interface ProvenCode extends RightCode {
  readonly staff: StaffRow;
}

/**
 * Checks a code of the member that `findMember` returns. The attempt is counted in a separate transaction and before the
 * code is compared, so that neither parallel attempts nor a refusal that is rolled back go uncounted.
 *
 * @throws 0422 for a wrong code, 0429 after too many attempts, and whatever `findMember` throws
 */
export async function proveCode(
  { transact, sealer }: Platform,
  code: string,
  findMember: (tx: Transaction) => Promise<StaffRow>,
): Promise<ProvenCode> {
  const { codeTries } = limits.staff;
  const window = { milliseconds: limits.lockOut.minutes * 60_000, most: codeTries, from: 'each' } as const;
  const { staff, result, isLast } = await transact(async (tx) => {
    const staff = await findMember(tx);
    const attempt = { kind: 'second-factor', subject: subjectOf(staff.user.email) };
    const count = await countOne(tx, attempt, window);
    const result: CodeResult =
      count > codeTries ? { isRight: false } : await checkCode(tx, sealer, staff.user.id, code);
    if (result.isRight) await forgetTally(tx.db, attempt);
    else await recordSecurity(tx, 'login-failed', { userId: staff.user.id, subject: attempt.subject });
    return { staff, result, isLast: count >= codeTries };
  });
  if (result.isRight) return { staff, ...result };
  if (isLast) throw new AppError(errorCodes.tooManyRequests, { message: messages.codeLockedOut });
  throw invalid({ message: messages.wrongCode, errors: { code: [messages.wrongCode] } });
}

/** The member a ticket was issued to. @throws 0409 for a ticket that was used or has expired */
export const memberOfTicket =
  (ticket: string) =>
  async (tx: Transaction): Promise<StaffRow> => {
    const userId = await findToken(tx, 'console-ticket', ticket);
    const staff = userId ? await findStaff(tx.db, userId) : null;
    if (!staff) throw expired();
    return staff;
  };

/** Opens the session. @throws 0409 when the ticket was used in the meantime */
export async function completeSignIn(
  tx: Transaction,
  { staff, recoveryCodes, recoveryCodesLeft }: ProvenCode,
  { ticket, device, appUrl }: { readonly ticket: string; readonly device: string; readonly appUrl: string },
) {
  const { user } = staff;
  if ((await consumeToken(tx, 'console-ticket', ticket)) !== user.id) throw expired();
  await recordSecurity(tx, 'login', { userId: user.id, subject: subjectOf(user.email), detail: device });
  if (recoveryCodesLeft !== null) await sendMail(tx, user.email, ownAccountLetter(user.name, 'recoverySignIn', appUrl));
  return {
    token: await openConsoleSession(tx, user.id, device),
    staff: toStaffMember(staff),
    recovery_codes: recoveryCodes,
    recovery_codes_left: recoveryCodesLeft,
  };
}

/** Sets a password by a mailed link. Does not sign the member in, since the second factor is still required. @throws 0422 */
export async function setPassword(tx: Transaction, token: string, passwordHash: string): Promise<{ email: string }> {
  const userId = await consumeToken(tx, 'staff-password', token);
  const staff = userId ? await findStaff(tx.db, userId) : null;
  if (!staff) throw invalid({ message: messages.linkExpired });
  const { id, email } = staff.user;
  await updateAccount(tx.db, id, { passwordHash });
  await deleteTokens(tx.db, id);
  await closeSessionsOf(tx, [id]);
  await recordSecurity(tx, 'password-reset', { userId: id });
  return { email };
}
