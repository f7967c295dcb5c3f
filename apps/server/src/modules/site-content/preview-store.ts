import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { contentPreviews } from './schema';

export const insertPreview = (db: Database, preview: typeof contentPreviews.$inferInsert) =>
  db.insert(contentPreviews).values(preview);

export const hasPreview = async (db: Database, tokenHash: string, now: Date): Promise<boolean> =>
  (await db.$count(
    contentPreviews,
    and(eq(contentPreviews.tokenHash, tokenHash), gt(contentPreviews.expiresAt, now)),
  )) > 0;

export const deleteExpiredPreviews = (db: Database, now: Date) =>
  db.delete(contentPreviews).where(lt(contentPreviews.expiresAt, now));
