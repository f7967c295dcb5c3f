import type { AccountRole, Role } from '@paidang/contract/vocabulary';
import type { users } from './schema';

/** Any account, of staff too. */
export type AccountRow = typeof users.$inferSelect;

/** An account of a vendor or creator. */
export type UserRow = AccountRow & { role: Role };

/** Whether an account is a vendor's or creator's. */
export const isUser = <Account extends { role: AccountRole }>(account: Account): account is Account & { role: Role } =>
  account.role !== 'Platform';

/** `null` for staff too. */
export const asUser = (row: AccountRow | undefined): UserRow | null => (row && isUser(row) ? row : null);
