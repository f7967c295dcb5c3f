import { serviceDataLimits } from '@paidang/contract/limits';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { serviceData, serviceDataLooks } from './schema';

export type ServiceDataRow = typeof serviceData.$inferSelect;
export type LookRow = typeof serviceDataLooks.$inferSelect;

/** Serialises changes of a user's service data, of their pictures, and the erasure of both. */
export const lockServiceData = (db: Database, userId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`service-data:${userId}`}, 0))`);

export async function findServiceData(db: Database, userId: string): Promise<ServiceDataRow | null> {
  const [row] = await db.select().from(serviceData).where(eq(serviceData.userId, userId));
  return row ?? null;
}

export const putServiceData = (db: Database, { userId, ...row }: ServiceDataRow) =>
  db
    .insert(serviceData)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: serviceData.userId, set: row });

export const deleteServiceData = (db: Database, userId: string) =>
  db.delete(serviceData).where(eq(serviceData.userId, userId));

export const insertLook = (db: Database, look: typeof serviceDataLooks.$inferInsert) =>
  db.insert(serviceDataLooks).values(look);

/** Latest first. */
export const listLooks = (db: Database, userId: string): Promise<LookRow[]> =>
  db
    .select()
    .from(serviceDataLooks)
    .where(eq(serviceDataLooks.userId, userId))
    .orderBy(desc(serviceDataLooks.ordinal))
    .limit(serviceDataLimits.looks);
