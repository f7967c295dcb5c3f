import { errorCodes } from '@paidang/contract/calls';
import { siteContentLimits } from '@paidang/contract/limits';
import { messages } from '@paidang/contract/rules';
import type { Database } from '../../platform/database';
import { AppError } from '../../platform/errors';
import { hashToken, newToken } from '../../platform/token/token';
import type { Transaction } from '../../platform/transaction';
import { hasPreview, insertPreview } from './preview-store';

/** A token for a link that shows unpublished content. */
export async function offerPreview({ db, now }: Transaction): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + siteContentLimits.previewHours * 3_600_000);
  await insertPreview(db, { tokenHash: hashToken(token), expiresAt });
  return { token, expiresAt };
}

/** Returns whether a preview token is valid and has not expired. */
export const opensPreview = (db: Database, token: string, now: Date): Promise<boolean> =>
  hasPreview(db, hashToken(token), now);

/**
 * Returns whether the request is for a preview.
 *
 * @throws 0403 if its token is unknown or has expired
 */
export async function isPreview({ db, now }: Transaction, token: string | undefined): Promise<boolean> {
  if (token === undefined) return false;
  if (await opensPreview(db, token, now)) return true;
  throw new AppError(errorCodes.forbidden, { message: messages.previewExpired });
}
