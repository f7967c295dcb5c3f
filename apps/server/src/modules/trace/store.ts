import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { taskPlatforms } from '../projects/schema';
import { versions } from '../reviews/schema';
import { steps } from '../steps/schema';
import { personColumns } from '../users';
import { users } from '../users/schema';
import { worksOnline, worksReports } from '../works/schema';
import { requirementMarks } from './schema';

export type MarkRow = typeof requirementMarks.$inferSelect;

const holds = isNull(requirementMarks.withdrawnAt);

/** The current marks of a task, oldest first. */
export const listMarks = (db: Database, taskId: string) =>
  db
    .select({ mark: requirementMarks, author: personColumns })
    .from(requirementMarks)
    .innerJoin(steps, eq(steps.id, requirementMarks.stepId))
    .innerJoin(users, eq(users.id, requirementMarks.authorId))
    .where(and(eq(steps.taskId, taskId), holds))
    .orderBy(asc(requirementMarks.ordinal));

export type MarkRecord = Awaited<ReturnType<typeof listMarks>>[number];

export async function insertMark(db: Database, mark: typeof requirementMarks.$inferInsert): Promise<MarkRow> {
  const [inserted] = await db.insert(requirementMarks).values(mark).returning();
  if (!inserted) throw new Error('@paidang/server: insert returned no row for requirement_marks.');
  return inserted;
}

type SameMark = Pick<MarkRow, 'requirementId' | 'stepId' | 'platformId' | 'version' | 'authorId'>;

/** Withdraws a person's earlier mark of a requirement in this version. */
export const withdrawEarlier = (db: Database, mark: SameMark, now: Date) =>
  db
    .update(requirementMarks)
    .set({ withdrawnAt: now })
    .where(
      and(
        eq(requirementMarks.requirementId, mark.requirementId),
        eq(requirementMarks.stepId, mark.stepId),
        mark.platformId === null
          ? isNull(requirementMarks.platformId)
          : eq(requirementMarks.platformId, mark.platformId),
        eq(requirementMarks.version, mark.version),
        eq(requirementMarks.authorId, mark.authorId),
        holds,
      ),
    );

/** The function code of the step that a current mark is about; `null` for other people's marks and other tasks. */
export async function findOwnMark(db: Database, taskId: string, { id, authorId }: { id: string; authorId: string }) {
  const [row] = await db
    .select({ stepId: steps.id, function: steps.function })
    .from(requirementMarks)
    .innerJoin(steps, eq(steps.id, requirementMarks.stepId))
    .where(and(eq(requirementMarks.id, id), eq(requirementMarks.authorId, authorId), eq(steps.taskId, taskId), holds));
  return row ?? null;
}

export const withdrawMark = (db: Database, stepId: string, id: string, now: Date) =>
  db
    .update(requirementMarks)
    .set({ withdrawnAt: now })
    .where(and(eq(requirementMarks.stepId, stepId), eq(requirementMarks.id, id), holds));

/** A particular version of a step, instead of the latest. */
export interface AskedVersion {
  readonly stepId: string;
  /** For works. */
  readonly platformId: string | null;
  readonly number: number;
}

/** The content of a task's steps in their latest versions, or in the requested one. */
export const listContents = (db: Database, taskId: string, functions: readonly string[], asked: AskedVersion | null) =>
  db
    .select({ stepId: versions.stepId, number: versions.number, content: versions.content })
    .from(versions)
    .innerJoin(steps, eq(steps.id, versions.stepId))
    .where(
      and(
        eq(steps.taskId, taskId),
        inArray(steps.function, [...functions]),
        eq(
          versions.number,
          asked
            ? sql`case when ${steps.id} = ${asked.stepId} then ${asked.number}::int else ${steps.version} end`
            : steps.version,
        ),
      ),
    );

/** The latest report of each platform of a task with the number of reports, or the requested one. */
export async function listReported(db: Database, taskId: string, asked: AskedVersion | null) {
  const newest = db.$with('newest').as(
    db
      .select({ workId: worksReports.workId, count: sql<number>`max(${worksReports.number})::int`.as('count') })
      .from(worksReports)
      .innerJoin(worksOnline, eq(worksOnline.id, worksReports.workId))
      .innerJoin(taskPlatforms, eq(taskPlatforms.id, worksOnline.platformId))
      .where(eq(taskPlatforms.taskId, taskId))
      .groupBy(worksReports.workId),
  );
  return db
    .with(newest)
    .select({
      platformId: worksOnline.platformId,
      status: worksOnline.status,
      number: worksReports.number,
      content: worksReports.content,
      newest: newest.count,
    })
    .from(newest)
    .innerJoin(worksOnline, eq(worksOnline.id, newest.workId))
    .innerJoin(
      worksReports,
      and(
        eq(worksReports.workId, newest.workId),
        or(
          eq(worksReports.number, newest.count),
          asked?.platformId
            ? and(eq(worksOnline.platformId, asked.platformId), eq(worksReports.number, asked.number))
            : undefined,
        ),
      ),
    )
    .orderBy(desc(worksReports.number));
}
