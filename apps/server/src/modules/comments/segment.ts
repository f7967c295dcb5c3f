import { messages } from '@paidang/contract/rules';
import { functionCodes } from '@paidang/contract/vocabulary';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { invalid, notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { drafts, versions } from '../reviews/schema';
import type { Board } from './board';

/** The segments in a script that a column keeps as JSON. */
const segmentsIn = (content: typeof versions.content | typeof drafts.content) =>
  sql<string>`jsonb_path_query(${content}::jsonb, '$.scripts[*].script_uuid') #>> '{}'`;

/** The segments of a script that were sent in some version: what both sides know, and can speak about. */
export async function listSentSegments(db: Database, stepId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ segment: segmentsIn(versions.content) })
    .from(versions)
    .where(eq(versions.stepId, stepId));
  return new Set(rows.map(({ segment }) => segment));
}

async function listOwnSegments(db: Database, { step, user }: Board): Promise<string[]> {
  const rows = await db
    .select({ segment: segmentsIn(drafts.content) })
    .from(drafts)
    .where(and(eq(drafts.stepId, step.id), eq(drafts.authorId, user.id), isNotNull(drafts.content)));
  return rows.map(({ segment }) => segment);
}

/** @throws 0404 for a segment that is in no version of this script, 0422 while it is in the caller's own draft alone. */
export async function refuseForeignSegment({ db }: Transaction, board: Board): Promise<void> {
  const { step, code, scriptId } = board;
  if (!scriptId) return;
  if (code !== functionCodes.scriptPages) throw notFound();
  if ((await listSentSegments(db, step.id)).has(scriptId)) return;
  if (!(await listOwnSegments(db, board)).includes(scriptId)) throw notFound();
  throw invalid({ errors: { message: [messages.segmentUnsent] } });
}
