import { functionCodes } from '@paidang/contract/vocabulary';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { drafts, versions } from '../reviews/schema';
import type { Board } from './board';

/** A segment in the script that a column keeps as JSON. */
const among = (content: typeof versions.content | typeof drafts.content, segment: string) =>
  sql`jsonb_path_exists(${content}::jsonb, '$.scripts[*].script_uuid ? (@ == $segment)', ${JSON.stringify({ segment })}::jsonb)`;

/** @throws 0404 for a segment that is in no version of this script, nor in the caller's own draft of it. */
export async function refuseForeignSegment({ db }: Transaction, { step, code, scriptId, user }: Board): Promise<void> {
  if (!scriptId) return;
  if (code !== functionCodes.scriptPages) throw notFound();
  const sent = db
    .select({ number: versions.number })
    .from(versions)
    .where(and(eq(versions.stepId, step.id), among(versions.content, scriptId)));
  const written = db
    .select({ number: drafts.baseVersion })
    .from(drafts)
    .where(
      and(
        eq(drafts.stepId, step.id),
        eq(drafts.authorId, user.id),
        isNotNull(drafts.content),
        among(drafts.content, scriptId),
      ),
    );
  const [found] = await sent.unionAll(written).limit(1);
  if (!found) throw notFound();
}
