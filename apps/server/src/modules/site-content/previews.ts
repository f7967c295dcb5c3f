import { errorCodes } from '@paidang/contract/calls';
import { siteContentLimits } from '@paidang/contract/limits';
import { messages } from '@paidang/contract/rules';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { AppError } from '../../platform/errors';
import { hashToken, newToken } from '../../platform/token/token';
import type { Transaction } from '../../platform/transaction';
import { contentPreviews } from './schema';

/** A token for a link that shows what is not published yet. */
export async function offerPreview({ db, now }: Transaction): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + siteContentLimits.previewHours * 3_600_000);
  await db.insert(contentPreviews).values({ tokenHash: hashToken(token), expiresAt });
  return { token, expiresAt };
}

/**
 * Whether somebody looks at a preview.
 *
 * @throws 0403 when their token is unknown or has expired
 */
export async function isPreview({ db, now }: Transaction, token: string | undefined): Promise<boolean> {
  if (token === undefined) return false;
  const isGood = and(eq(contentPreviews.tokenHash, hashToken(token)), gt(contentPreviews.expiresAt, now));
  if ((await db.$count(contentPreviews, isGood)) > 0) return true;
  throw new AppError(errorCodes.forbidden, { message: messages.previewExpired });
}

export const deleteExpiredPreviews = (db: Database, now: Date) =>
  db.delete(contentPreviews).where(lt(contentPreviews.expiresAt, now));
