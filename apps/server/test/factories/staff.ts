import { randomBytes } from 'node:crypto';
import { type StaffRole, staffRoles } from '@paidang/contract/vocabulary';
import { eq } from 'drizzle-orm';
import { openConsoleSession } from '../../src/modules/sessions';
import { sessions } from '../../src/modules/sessions/schema';
import { findStaff, insertStaff } from '../../src/modules/staff';
import type { CurrentAccount } from '../../src/modules/users';
import type { Transact } from '../../src/platform/transaction';

/** A member of staff who is signed in to the console. */
export interface TestStaff extends CurrentAccount {
  readonly token: string;
}

/**
 * A member of staff with a session of the console.
 *
 * @param roles what they are trusted with. @default everything
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
    if (!found) throw new Error('The account was not kept.');
    const token = await openConsoleSession(tx, found.user.id, '');
    // Tests turn the clock on by days.
    const expiresAt = new Date(tx.now.getTime() + 400 * 86_400_000);
    await tx.db.update(sessions).set({ expiresAt }).where(eq(sessions.userId, found.user.id));
    return { ...found.user, token };
  });
}
