import { and, asc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { steps } from '../steps/schema';
import { personColumns } from '../users';
import { users } from '../users/schema';
import { suggestions } from './schema';

export type SuggestionRow = typeof suggestions.$inferSelect;

const withAuthors = (db: Database) =>
  db
    .select({ suggestion: suggestions, author: personColumns })
    .from(suggestions)
    .innerJoin(users, eq(users.id, suggestions.authorId));

export type SuggestionRecord = Awaited<ReturnType<typeof listSuggestions>>[number];

/** Suggestions that were not withdrawn, oldest first. */
export const listSuggestions = (db: Database, stepId: string) =>
  withAuthors(db)
    .where(and(eq(suggestions.stepId, stepId), ne(suggestions.status, 'withdrawn')))
    .orderBy(asc(suggestions.createdAt), asc(suggestions.ordinal));

const isSuggestion = (stepId: string, suggestionId: string) =>
  and(eq(suggestions.stepId, stepId), eq(suggestions.id, suggestionId));

/** `null` for a suggestion of another step. */
export async function findSuggestion(
  db: Database,
  stepId: string,
  suggestionId: string,
): Promise<SuggestionRecord | null> {
  const [record] = await withAuthors(db).where(isSuggestion(stepId, suggestionId));
  return record ?? null;
}

/** Locks a suggestion until the end of the transaction, so that two people cannot decide at the same time. */
export const lockSuggestion = (db: Database, stepId: string, suggestionId: string) =>
  db.select({ status: suggestions.status }).from(suggestions).where(isSuggestion(stepId, suggestionId)).for('update');

export async function insertSuggestion(db: Database, row: typeof suggestions.$inferInsert): Promise<string> {
  const [inserted] = await db.insert(suggestions).values(row).returning({ id: suggestions.id });
  if (!inserted) throw new Error('@paidang/server: insert returned no row for suggestions.');
  return inserted.id;
}

export const setSuggestionStatus = (
  db: Database,
  stepId: string,
  suggestionId: string,
  change: Pick<SuggestionRow, 'status' | 'decidedAt'>,
) => db.update(suggestions).set(change).where(isSuggestion(stepId, suggestionId));

/** The step that a suggestion belongs to; `null` for suggestions of other tasks. */
export async function findStepOfSuggestion(db: Database, taskId: string, suggestionId: string) {
  const [row] = await db
    .select({ function: steps.function, platformId: steps.platformId })
    .from(suggestions)
    .innerJoin(steps, eq(steps.id, suggestions.stepId))
    .where(and(eq(suggestions.id, suggestionId), eq(steps.taskId, taskId)));
  return row ?? null;
}
