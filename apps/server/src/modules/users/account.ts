import type { AccountRole, Role } from '@paidang/contract/vocabulary';
import type { users } from './schema';

/** Any account, including those of staff. */
export type AccountRow = typeof users.$inferSelect;

/** An account of a vendor or creator. */
export type UserRow = AccountRow & { role: Role };

/** Returns whether an account is a vendor's or creator's. */
export const isUser = <Account extends { role: AccountRole }>(account: Account): account is Account & { role: Role } =>
  account.role !== 'Platform';

/** Also `null` for staff. */
export const asUser = (row: AccountRow | undefined): UserRow | null => (row && isUser(row) ? row : null);
