import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { steps } from '../steps/schema';
import { personColumns } from '../users';
import { users } from '../users/schema';
import { claimAnswers } from './schema';

const isCurrent = isNull(claimAnswers.withdrawnAt);

/** The answers of a step that were not withdrawn, oldest first. */
export const listAnswers = (db: Database, stepId: string) =>
  db
    .select({ answer: claimAnswers, author: personColumns })
    .from(claimAnswers)
    .innerJoin(users, eq(users.id, claimAnswers.authorId))
    .where(and(eq(claimAnswers.stepId, stepId), isCurrent))
    .orderBy(asc(claimAnswers.ordinal));

export type AnswerRecord = Awaited<ReturnType<typeof listAnswers>>[number];

export async function insertAnswer(db: Database, answer: typeof claimAnswers.$inferInsert): Promise<string> {
  const [inserted] = await db.insert(claimAnswers).values(answer).returning({ id: claimAnswers.id });
  if (!inserted) throw new Error('@paidang/server: insert returned no row for claim_answers.');
  return inserted.id;
}

/** The step of the author's own answer; `null` when it was withdrawn, belongs to another author or to another task. */
export async function findStepOfAnswer(
  db: Database,
  taskId: string,
  { id, authorId }: { id: string; authorId: string },
) {
  const [row] = await db
    .select({ stepId: claimAnswers.stepId, function: steps.function })
    .from(claimAnswers)
    .innerJoin(steps, eq(steps.id, claimAnswers.stepId))
    .where(and(eq(claimAnswers.id, id), eq(claimAnswers.authorId, authorId), eq(steps.taskId, taskId), isCurrent));
  return row ?? null;
}

export const withdrawAnswer = (db: Database, stepId: string, id: string, now: Date) =>
  db
    .update(claimAnswers)
    .set({ withdrawnAt: now })
    .where(and(eq(claimAnswers.stepId, stepId), eq(claimAnswers.id, id), isCurrent));

/** Withdraws an author's earlier answer to a claim. */
export const withdrawEarlier = (
  db: Database,
  { stepId, claim, authorId }: Pick<typeof claimAnswers.$inferSelect, 'stepId' | 'claim' | 'authorId'>,
  now: Date,
) =>
  db
    .update(claimAnswers)
    .set({ withdrawnAt: now })
    .where(
      and(
        eq(claimAnswers.stepId, stepId),
        eq(claimAnswers.claim, claim),
        eq(claimAnswers.authorId, authorId),
        isCurrent,
      ),
    );
