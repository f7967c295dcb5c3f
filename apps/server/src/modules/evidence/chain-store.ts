import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { projects, tasks } from '../projects/schema';
import { users } from '../users/schema';
import { evidenceContents, evidenceEntries, evidenceHeads } from './schema';

export type HeadRow = typeof evidenceHeads.$inferSelect;
export type EntryRow = typeof evidenceEntries.$inferSelect;
export type ContentRow = typeof evidenceContents.$inferSelect;

/** The project of a task, and whose it is. */
export interface TaskPlace {
  readonly projectId: string;
  readonly vendorId: string;
}

/** The places of tasks, by their ids. */
export async function tasksOf(db: Database, taskIds: readonly string[]): Promise<Map<string, TaskPlace>> {
  const rows = await db
    .select({ id: tasks.id, projectId: tasks.projectId, vendorId: projects.vendorId })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(inArray(tasks.id, [...taskIds]));
  return new Map(rows.map(({ id, ...place }) => [id, place]));
}

/** What people are called, by their ids. */
export async function namesOf(db: Database, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: users.name, companyName: users.companyName })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return new Map(rows.map(({ id, name, companyName }) => [id, [...new Set([companyName, name])].join(' ').trim()]));
}

/** The end of a project's chain, held until the end of the transaction. */
export async function lockHead(db: Database, projectId: string, beginning: string): Promise<HeadRow> {
  await db.insert(evidenceHeads).values({ projectId, seq: 0, hash: beginning }).onConflictDoNothing();
  // by id: of tasks that were looked up
  const [head] = await db.select().from(evidenceHeads).where(eq(evidenceHeads.projectId, projectId)).for('update');
  if (!head) throw new Error('@paidang/server: the head of a chain disappeared.');
  return head;
}

export const updateHead = (db: Database, { projectId, ...head }: HeadRow) =>
  // by id: locked above
  db.update(evidenceHeads).set(head).where(eq(evidenceHeads.projectId, projectId));

/** Rows of one statement: a statement has a limited number of parameters. */
const atOnce = 500;

async function inPieces<Row>(rows: readonly Row[], insert: (piece: Row[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += atOnce) await insert(rows.slice(at, at + atOnce));
}

export const insertEntries = (db: Database, rows: readonly EntryRow[]): Promise<void> =>
  inPieces(rows, (piece) => db.insert(evidenceEntries).values(piece));

export const insertContents = (db: Database, rows: readonly ContentRow[]): Promise<void> =>
  inPieces(rows, (piece) => db.insert(evidenceContents).values(piece));
