import { errorCodes } from '@paidang/contract/calls';
import { limits } from '@paidang/contract/limits';
import { messages } from '@paidang/contract/rules';
import { AppError } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { lockQuota, storedBytes } from './store';

/**
 * Checks the quota before anything is stored. It stays locked until the end of the transaction.
 *
 * @param exceptVideo the video about to be replaced
 * @throws 0413 if it does not fit
 */
export async function reserveStorage(
  { db }: Transaction,
  userId: string,
  bytes: number,
  exceptVideo?: string,
): Promise<void> {
  await lockQuota(db, userId);
  if ((await storedBytes(db, userId, exceptVideo)) + bytes <= limits.storage.accountBytes) return;
  throw new AppError(errorCodes.tooLarge, { message: messages.storageFull, errors: { file: [messages.storageFull] } });
}
