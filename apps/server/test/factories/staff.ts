import { randomBytes } from 'node:crypto';
import { type StaffRole, staffRoles } from '@paidang/contract/vocabulary';
import { eq } from 'drizzle-orm';
import { hashPassword } from '../../src/modules/auth';
import { setKey } from '../../src/modules/console';
import { openConsoleSession } from '../../src/modules/sessions';
import { sessions } from '../../src/modules/sessions/schema';
import { findStaff, insertStaff } from '../../src/modules/staff';
import { type CurrentAccount, updateAccount } from '../../src/modules/users';
import type { Transact } from '../../src/platform/transaction';
import type { TestApp } from '../build-app';

/** A member of staff who is signed in to the console. */
export interface TestStaff extends CurrentAccount {
  readonly token: string;
}

/**
 * A member of staff with a console session.
 *
 * @param roles their staff roles. @default all
 * @example const reviewer = await createStaff(server.transact, { name: '小審', roles: ['money'] });
 */
export async function createStaff(
  transact: Transact,
  { name = '小幫手', roles = staffRoles }: { name?: string; roles?: readonly StaffRole[] } = {},
): Promise<TestStaff> {
  const email = `staff-${randomBytes(4).toString('hex')}@paidang.test`;
  return transact(async (tx) => {
    const id = await insertStaff(tx, { email, name, roles });
    const found = id ? await findStaff(tx.db, id) : null;
    if (!found) throw new Error('The account was not inserted.');
    const token = await openConsoleSession(tx, found.user.id, '');
    // Tests advance the clock by days.
    const expiresAt = new Date(tx.now.getTime() + 400 * 86_400_000);
    await tx.db.update(sessions).set({ expiresAt }).where(eq(sessions.userId, found.user.id));
    return { ...found.user, token };
  });
}

/** Credentials of every member from {@link createEnrolledStaff}: a password, and the key of an authenticator. */
export const staffLogin = { password: 'a-long-password', key: 'PAIDANGDEMOSECRETPAIDANGDEMOSECR' } as const;
let passwordHash: Promise<string> | undefined;

/** Like {@link createStaff}, with a password and an authenticator to sign in with. */
export async function createEnrolledStaff(
  { transact, platform }: TestApp,
  options: Parameters<typeof createStaff>[1] = {},
): Promise<TestStaff> {
  const member = await createStaff(transact, options);
  passwordHash ??= hashPassword(staffLogin.password);
  const hash = await passwordHash;
  await transact(async (tx) => {
    await updateAccount(tx.db, member.id, { passwordHash: hash });
    await setKey(tx, platform.sealer, member.id, staffLogin.key, tx.now);
  });
  return member;
}
