import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { projects, tasks } from '../projects/schema';
import { users } from '../users/schema';
import { evidenceContents, evidenceEntries, evidenceHeads } from './schema';

export type HeadRow = typeof evidenceHeads.$inferSelect;
export type EntryRow = typeof evidenceEntries.$inferSelect;
export type ContentRow = typeof evidenceContents.$inferSelect;

/** The project of a task, and the project's vendor. */
export interface TaskPlace {
  readonly projectId: string;
  readonly vendorId: string;
}

/** The projects of tasks, by task id. */
export async function tasksOf(db: Database, taskIds: readonly string[]): Promise<Map<string, TaskPlace>> {
  const rows = await db
    .select({ id: tasks.id, projectId: tasks.projectId, vendorId: projects.vendorId })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(inArray(tasks.id, [...taskIds]));
  return new Map(rows.map(({ id, ...place }) => [id, place]));
}

/** The names of users, by user id. */
export async function namesOf(db: Database, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: users.name, companyName: users.companyName })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return new Map(rows.map(({ id, name, companyName }) => [id, [...new Set([companyName, name])].join(' ').trim()]));
}

/** The head of a project's chain, locked until the end of the transaction. */
export async function lockHead(db: Database, projectId: string, beginning: string): Promise<HeadRow> {
  await db.insert(evidenceHeads).values({ projectId, seq: 0, hash: beginning }).onConflictDoNothing();
  // by id: the project of a task that was looked up
  const [head] = await db.select().from(evidenceHeads).where(eq(evidenceHeads.projectId, projectId)).for('update');
  if (!head) throw new Error('@paidang/server: the head of an evidence chain is missing after it was inserted.');
  return head;
}

export const updateHead = (db: Database, { projectId, ...head }: HeadRow) =>
  // by id: locked by `lockHead`
  db.update(evidenceHeads).set(head).where(eq(evidenceHeads.projectId, projectId));

/** Rows per statement, since the number of parameters of a statement is limited. */
const batchSize = 500;

async function inBatches<Row>(rows: readonly Row[], insert: (batch: Row[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += batchSize) await insert(rows.slice(at, at + batchSize));
}

export const insertEntries = (db: Database, rows: readonly EntryRow[]): Promise<void> =>
  inBatches(rows, (batch) => db.insert(evidenceEntries).values(batch));

export const insertContents = (db: Database, rows: readonly ContentRow[]): Promise<void> =>
  inBatches(rows, (batch) => db.insert(evidenceContents).values(batch));
