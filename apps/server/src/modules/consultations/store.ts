import { consultationLimits } from '@paidang/contract/limits';
import type { ConsultationStatus } from '@paidang/contract/vocabulary';
import { and, asc, count, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { users } from '../users/schema';
import { consultationAnswers, consultations } from './schema';

export type ConsultationRow = typeof consultations.$inferSelect & {
  /** Name of the member of staff who handles it. */
  readonly taker: string | null;
};

const select = (db: Database) =>
  db
    .select({ consultation: consultations, taker: users.name })
    .from(consultations)
    .leftJoin(users, eq(users.id, consultations.takenBy));

/** @returns whether it is new; a form that is sent again is not */
export async function insertConsultation(db: Database, row: typeof consultations.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(consultations).values(row).onConflictDoNothing().returning({ id: consultations.id });
  return inserted.length > 0;
}

/** Up to one row more than a page, newest first. */
export async function listConsultations(
  db: Database,
  { status, cursor }: { status?: ConsultationStatus | undefined; cursor?: number | undefined },
): Promise<ConsultationRow[]> {
  const rows = await select(db)
    .where(
      and(
        status ? eq(consultations.status, status) : undefined,
        cursor ? lt(consultations.ordinal, cursor) : undefined,
      ),
    )
    .orderBy(desc(consultations.ordinal))
    .limit(consultationLimits.pageSize + 1);
  return rows.map(({ consultation, taker }) => ({ ...consultation, taker }));
}

export async function countConsultations(db: Database): Promise<Record<ConsultationStatus, number>> {
  const rows = await db
    .select({ status: consultations.status, total: count() })
    .from(consultations)
    .groupBy(consultations.status);
  return { open: 0, answered: 0, closed: 0, ...Object.fromEntries(rows.map(({ status, total }) => [status, total])) };
}

/** Counts consultations that wait for an answer. */
export const countWaitingConsultations = (db: Database): Promise<number> =>
  db.$count(consultations, eq(consultations.status, 'open'));

// by id: staff handle every consultation.
export async function findConsultation(db: Database, id: string): Promise<ConsultationRow | null> {
  const [row] = await select(db).where(eq(consultations.id, id));
  return row ? { ...row.consultation, taker: row.taker } : null;
}

/** Finds a consultation and locks it until the end of the transaction. */
// by id: staff handle every consultation.
export async function lockConsultation(db: Database, id: string): Promise<ConsultationRow | null> {
  await db.select({ id: consultations.id }).from(consultations).where(eq(consultations.id, id)).for('update');
  return findConsultation(db, id);
}

// by id: the row that `lockConsultation` has locked.
export const updateConsultation = (db: Database, id: string, change: Partial<typeof consultations.$inferInsert>) =>
  db.update(consultations).set(change).where(eq(consultations.id, id));

export const insertAnswer = (db: Database, row: typeof consultationAnswers.$inferInsert) =>
  db.insert(consultationAnswers).values(row);

/** The answers with their authors' names, oldest first. */
export const listAnswers = (db: Database, consultationId: string) =>
  db
    .select({ answer: consultationAnswers, author: users.name })
    .from(consultationAnswers)
    .leftJoin(users, eq(users.id, consultationAnswers.authorId))
    .where(eq(consultationAnswers.consultationId, consultationId))
    .orderBy(asc(consultationAnswers.createdAt), asc(consultationAnswers.id));

/** Deletes consultations closed more than `keptDays` days ago, so that visitors' personal data is not kept indefinitely. */
export const deleteOldConsultations = (db: Database, now: Date) =>
  db
    .delete(consultations)
    .where(lt(consultations.closedAt, new Date(now.getTime() - consultationLimits.keptDays * 86_400_000)));
