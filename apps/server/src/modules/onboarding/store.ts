import type { Onboarding } from '@paidang/contract/entities';
import type { OnboardingKey } from '@paidang/contract/vocabulary';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { onboardings } from './schema';

const columns = { finish: onboardings.finish, step: onboardings.step };

/** `null` if the tour was never started. */
export async function findOnboarding(
  db: Database,
  userId: string,
  { page, status }: OnboardingKey,
): Promise<Onboarding | null> {
  const [row] = await db
    .select(columns)
    .from(onboardings)
    .where(and(eq(onboardings.userId, userId), eq(onboardings.page, page), eq(onboardings.status, status)));
  return row ?? null;
}

/** A finished tour as stored; it may belong to an earlier release. */
export type FinishedTour = Pick<typeof onboardings.$inferSelect, 'page' | 'status'>;

export const listFinished = (db: Database, userId: string): Promise<FinishedTour[]> =>
  db
    .select({ page: onboardings.page, status: onboardings.status })
    .from(onboardings)
    .where(and(eq(onboardings.userId, userId), onboardings.finish));

export async function keepOnboarding(
  db: Database,
  userId: string,
  { page, status, finish, step }: OnboardingKey & Onboarding,
  now: Date,
): Promise<Onboarding> {
  const [row] = await db
    .insert(onboardings)
    .values({ userId, page, status, finish, step, updatedAt: now })
    .onConflictDoUpdate({
      target: [onboardings.userId, onboardings.page, onboardings.status],
      set: { finish: sql`${onboardings.finish} or excluded.finish`, step, updatedAt: now },
    })
    .returning(columns);
  return row ?? { finish, step };
}
