import { errorCodes } from '@paidang/contract/calls';
import type { LineBinding } from '@paidang/contract/entities';
import { and, eq, ne } from 'drizzle-orm';
import { AppError } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import type { BindingRow } from './binding-store';
import { notify } from './notify';
import { messagingBindings } from './schema';

/** A LINE account somebody proved to be theirs. */
export interface LineAccount {
  readonly lineUserId: string;
  readonly displayName: string;
  /** @default true */
  readonly isFriend?: boolean;
}

/** Binds a LINE account, in place of the one before. @throws 0409 when it is somebody else's. */
export async function bindAccount(tx: Transaction, userId: string, account: LineAccount): Promise<void> {
  const { db, now } = tx;
  const { lineUserId } = account;
  const taken = await db.$count(
    messagingBindings,
    and(eq(messagingBindings.lineUserId, lineUserId), ne(messagingBindings.userId, userId)),
  );
  if (taken > 0) throw new AppError(errorCodes.conflict, { message: '這個 LINE 帳號已綁定其他帳號' });
  const row = { isFriend: true, ...account, boundAt: now };
  await db
    .insert(messagingBindings)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: messagingBindings.userId, set: row });
  await notify(tx, { to: userId, code: '3-100-01', parameters: {} });
}

/** Forgets the account. Unbinding twice is one unbinding. */
export async function unbindAccount(tx: Transaction, userId: string): Promise<void> {
  const gone = await tx.db
    .delete(messagingBindings)
    .where(eq(messagingBindings.userId, userId))
    .returning({ userId: messagingBindings.userId });
  if (gone.length > 0) await notify(tx, { to: userId, code: '3-100-03', parameters: {} });
}

export const presentBinding = (row: BindingRow | undefined): LineBinding => ({
  status: row ? (row.isFriend ? 'bound' : 'bound_not_friend') : 'unbound',
  display_name: row?.displayName ?? null,
  bound_at: row?.boundAt.toISOString() ?? null,
});
