import { errorCodes } from '@paidang/contract/calls';
import type { LineBinding } from '@paidang/contract/entities';
import { AppError } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { type BindingRow, deleteBinding, isBoundToOther, saveBinding } from './binding-store';
import { notify } from './notify';

/** A LINE account whose ownership was proven. */
export interface LineAccount {
  readonly lineUserId: string;
  readonly displayName: string;
  /** @default true */
  readonly isFriend?: boolean;
}

/** Binds a LINE account in place of the previous one. @throws 0409 when it is bound to another user */
export async function bindAccount(tx: Transaction, userId: string, account: LineAccount): Promise<void> {
  if (await isBoundToOther(tx.db, userId, account.lineUserId)) {
    throw new AppError(errorCodes.conflict, { message: '這個 LINE 帳號已綁定其他帳號' });
  }
  await saveBinding(tx.db, { userId, isFriend: true, ...account, boundAt: tx.now });
  await notify(tx, { to: userId, code: '3-100-01', parameters: {} });
}

/** Unbinds the LINE account; does nothing if there is none. */
export async function unbindAccount(tx: Transaction, userId: string): Promise<void> {
  if (await deleteBinding(tx.db, userId)) await notify(tx, { to: userId, code: '3-100-03', parameters: {} });
}

export const presentBinding = (row: BindingRow | undefined): LineBinding => ({
  status: row ? (row.isFriend ? 'bound' : 'bound_not_friend') : 'unbound',
  display_name: row?.displayName ?? null,
  bound_at: row?.boundAt.toISOString() ?? null,
});
