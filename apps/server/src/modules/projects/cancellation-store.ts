import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { type PersonRow, personColumns } from '../users';
import { users } from '../users/schema';
import { projectCancellations } from './schema';

export type CancellationRow = typeof projectCancellations.$inferSelect;

/** A request to cancel a project, with the person who asked. */
export interface CancellationRecord {
  readonly cancellation: CancellationRow;
  readonly asker: PersonRow;
}

/** Requests to cancel these projects, newest first. */
export const listCancellations = (db: Database, projectIds: readonly string[]): Promise<CancellationRecord[]> =>
  db
    .select({ cancellation: projectCancellations, asker: personColumns })
    .from(projectCancellations)
    .innerJoin(users, eq(users.id, projectCancellations.askedBy))
    .where(inArray(projectCancellations.projectId, [...projectIds]))
    .orderBy(desc(projectCancellations.askedAt), desc(projectCancellations.id));

const isOpen = (projectId: string) =>
  and(eq(projectCancellations.projectId, projectId), isNull(projectCancellations.outcome));

/** The open request of a project; there is at most one. */
export async function openCancellation(db: Database, projectId: string): Promise<CancellationRow | null> {
  const [row] = await db.select().from(projectCancellations).where(isOpen(projectId));
  return row ?? null;
}

export const insertCancellation = (db: Database, row: typeof projectCancellations.$inferInsert) =>
  db.insert(projectCancellations).values(row);

/** Changes the open request of a project. */
export const changeOpenCancellation = (
  db: Database,
  projectId: string,
  change: Partial<Pick<CancellationRow, 'agreedBy' | 'outcome' | 'settledAt'>>,
) => db.update(projectCancellations).set(change).where(isOpen(projectId));
