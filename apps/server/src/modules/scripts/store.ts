import type { ScriptType } from '@paidang/contract/entities';
import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { archivedDrafts, deletedSegments, scriptForms } from './schema';

export type DeletedSegmentRow = typeof deletedSegments.$inferSelect;

export async function findChosenForm(db: Database, stepId: string): Promise<ScriptType | null> {
  const [row] = await db.select({ form: scriptForms.form }).from(scriptForms).where(eq(scriptForms.stepId, stepId));
  return row?.form ?? null;
}

export const keepChosenForm = (db: Database, row: typeof scriptForms.$inferInsert) =>
  db
    .insert(scriptForms)
    .values(row)
    .onConflictDoUpdate({ target: scriptForms.stepId, set: { form: row.form, chosenAt: row.chosenAt } });

const draftOf = (stepId: string, authorId: string, form: ScriptType) =>
  and(eq(archivedDrafts.stepId, stepId), eq(archivedDrafts.authorId, authorId), eq(archivedDrafts.form, form));

export const archiveDraft = (db: Database, row: typeof archivedDrafts.$inferInsert) => {
  const { content, archivedAt } = row;
  return db
    .insert(archivedDrafts)
    .values(row)
    .onConflictDoUpdate({
      target: [archivedDrafts.stepId, archivedDrafts.authorId, archivedDrafts.form],
      set: { content, archivedAt },
    });
};

/** Deletes and returns an archived draft; `null` if there is none. */
export async function takeArchivedDraft(db: Database, stepId: string, authorId: string, form: ScriptType) {
  const [row] = await db
    .delete(archivedDrafts)
    .where(draftOf(stepId, authorId, form))
    .returning();
  return row ?? null;
}

const deletedBy = (stepId: string, authorId: string) =>
  and(eq(deletedSegments.stepId, stepId), eq(deletedSegments.authorId, authorId));

/** Segments an author has deleted after a point in time, newest first. */
export const listDeletedSegments = (db: Database, stepId: string, authorId: string, after: Date) =>
  db
    .select()
    .from(deletedSegments)
    .where(and(deletedBy(stepId, authorId), gt(deletedSegments.deletedAt, after)))
    .orderBy(desc(deletedSegments.deletedAt), desc(deletedSegments.ordering));

export async function keepDeletedSegments(db: Database, rows: readonly DeletedSegmentRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { stepId, authorId, segmentId } = deletedSegments;
  await db
    .insert(deletedSegments)
    .values([...rows])
    .onConflictDoUpdate({
      target: [stepId, authorId, segmentId],
      set: {
        segment: sql`excluded.segment`,
        ordering: sql`excluded.ordering`,
        deletedAt: sql`excluded.deleted_at`,
      },
    });
}

export async function forgetDeletedSegments(db: Database, stepId: string, authorId: string, ids: readonly string[]) {
  if (ids.length === 0) return;
  await db
    .delete(deletedSegments)
    .where(and(deletedBy(stepId, authorId), inArray(deletedSegments.segmentId, [...ids])));
}

export const forgetSegmentsDeletedBefore = (db: Database, before: Date) =>
  db.delete(deletedSegments).where(lte(deletedSegments.deletedAt, before));
