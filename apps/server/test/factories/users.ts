import { randomBytes } from 'node:crypto';
import type { Role } from '@paidang/contract/vocabulary';
import { openSession } from '../../src/modules/sessions';
import type { CurrentUser } from '../../src/modules/users';
import { users } from '../../src/modules/users/schema';
import type { Transact } from '../../src/platform/transaction';

/** A signed-in user. */
export interface TestUser extends CurrentUser {
  readonly token: string;
}

/**
 * Creates an active account with a session.
 *
 * @example const vendor = await createUser(transact, { role: 'Vendor', name: '許雅筑' });
 */
export async function createUser(
  transact: Transact,
  user: Partial<typeof users.$inferInsert> & { role: Role },
): Promise<TestUser> {
  const tag = randomBytes(4).toString('hex');
  return transact(async (tx) => {
    const name = user.name ?? `${user.role}-${tag}`;
    const [row] = await tx.db
      .insert(users)
      .values({ email: `${tag}@paidang.test`, passwordHash: '-', status: 'active', name, companyName: name, ...user })
      .returning();
    if (!row) throw new Error('The account was not inserted.');
    return { ...row, role: user.role, token: await openSession(tx, row.id) };
  });
}
