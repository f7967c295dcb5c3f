import { and, asc, count, eq, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import type { ContentSource } from '../../platform/transaction';
import { tasks } from '../projects/schema';
import { caseReportVersions } from '../reports/schema';
import { versions } from '../reviews/schema';
import { revisionText } from '../schedules';
import { scheduleRevisions } from '../schedules/schema';
import { worksReports } from '../works/schema';
import type { ContentRow, EntryRow, HeadRow } from './chain-store';
import { evidenceContents, evidenceEntries, evidenceHeads } from './schema';

/** The tasks of a project whose evidence a reader may see; `null` for all tasks, including deleted ones. */
export type VisibleTasks = readonly string[] | null;

/** The ids of a creator's tasks in a project. */
export async function tasksOfCreator(db: Database, projectId: string, creatorId: string): Promise<string[]> {
  const rows = await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.projectId, projectId), eq(tasks.creatorId, creatorId)));
  return rows.map(({ id }) => id);
}

export async function findHead(db: Database, projectId: string): Promise<HeadRow | null> {
  const [head] = await db.select().from(evidenceHeads).where(eq(evidenceHeads.projectId, projectId));
  return head ?? null;
}

/** The entries up to a head, in order. */
export const listEntries = (db: Database, { projectId, seq }: HeadRow): Promise<EntryRow[]> =>
  db
    .select()
    .from(evidenceEntries)
    .where(and(eq(evidenceEntries.projectId, projectId), lte(evidenceEntries.seq, seq)))
    .orderBy(asc(evidenceEntries.seq));

export async function countEntries(db: Database, projectId: string, visible: VisibleTasks): Promise<number> {
  const [row] = await db
    .select({ entries: count() })
    .from(evidenceEntries)
    .where(
      and(
        eq(evidenceEntries.projectId, projectId),
        visible ? inArray(evidenceEntries.taskId, [...visible]) : undefined,
      ),
    );
  return row?.entries ?? 0;
}

/** The contents up to a head that were not erased, in the order of their entries. */
export const listContents = (db: Database, { projectId, seq }: HeadRow): Promise<ContentRow[]> =>
  db
    .select()
    .from(evidenceContents)
    .where(and(eq(evidenceContents.projectId, projectId), lte(evidenceContents.seq, seq)))
    .orderBy(asc(evidenceContents.seq), asc(evidenceContents.name));

// by id: ids come from entries that were selected by project and task
const readers: Record<ContentSource, (db: Database, id: string) => Promise<string | undefined>> = {
  versions: async (db, id) =>
    (await db.select({ content: versions.content }).from(versions).where(eq(versions.id, id)))[0]?.content,
  case_report_versions: async (db, id) => {
    const { content } = caseReportVersions;
    return (await db.select({ content }).from(caseReportVersions).where(eq(caseReportVersions.id, id)))[0]?.content;
  },
  works_reports: async (db, id) =>
    (await db.select({ content: worksReports.content }).from(worksReports).where(eq(worksReports.id, id)))[0]?.content,
  schedule_revisions: async (db, id) => {
    const [row] = await db.select().from(scheduleRevisions).where(eq(scheduleRevisions.id, id));
    return row && revisionText(row);
  },
};

/** A content as it is now in its source table; `null` when the row was deleted. */
export async function readSource(db: Database, source: ContentSource, id: string): Promise<string | null> {
  return (await readers[source](db, id)) ?? null;
}
