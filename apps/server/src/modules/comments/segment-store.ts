import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { drafts, versions } from '../reviews/schema';

/** The ids of the segments in the JSON of a multi-page script. */
const segmentsIn = (content: typeof versions.content | typeof drafts.content) =>
  sql<string>`jsonb_path_query(${content}::jsonb, '$.scripts[*].script_uuid') #>> '{}'`;

/** The segments that occur in any version of a script: both sides have seen them and can comment on them. */
export async function listSentSegments(db: Database, stepId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ segment: segmentsIn(versions.content) })
    .from(versions)
    .where(eq(versions.stepId, stepId));
  return new Set(rows.map(({ segment }) => segment));
}

/** The segments in a user's own draft of a script. */
export async function listDraftedSegments(db: Database, stepId: string, authorId: string): Promise<string[]> {
  const rows = await db
    .select({ segment: segmentsIn(drafts.content) })
    .from(drafts)
    .where(and(eq(drafts.stepId, stepId), eq(drafts.authorId, authorId), isNotNull(drafts.content)));
  return rows.map(({ segment }) => segment);
}

/** The stored content of a version; `null` if there is no such version. */
export async function findContent(db: Database, stepId: string, version: number): Promise<string | null> {
  const [row] = await db
    .select({ content: versions.content })
    .from(versions)
    .where(and(eq(versions.stepId, stepId), eq(versions.number, version)));
  return row?.content ?? null;
}
