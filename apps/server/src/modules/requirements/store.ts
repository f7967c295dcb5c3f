import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { requirements } from './schema';

export type RequirementRow = typeof requirements.$inferSelect;

/** Current requirements, in the order of the brief. */
export const listRequirements = (db: Database, taskId: string): Promise<RequirementRow[]> =>
  db
    .select()
    .from(requirements)
    .where(and(eq(requirements.taskId, taskId), isNull(requirements.removedIn)))
    .orderBy(asc(requirements.number));

/** Inserts new rows and updates changed ones. */
export async function saveRequirements(db: Database, rows: readonly RequirementRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(requirements)
    .values([...rows])
    .onConflictDoUpdate({
      target: requirements.id,
      set: { text: sql`excluded.text`, number: sql`excluded.number`, since: sql`excluded.since` },
    });
}

export async function removeRequirements(
  db: Database,
  taskId: string,
  ids: readonly string[],
  removedIn: number,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(requirements)
    .set({ removedIn })
    .where(and(eq(requirements.taskId, taskId), inArray(requirements.id, [...ids])));
}
