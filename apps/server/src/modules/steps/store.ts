import type { FunctionCode } from '@paidang/contract/vocabulary';
import { machineOf } from '@paidang/contract/workflow';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { tasks } from '../projects/schema';
import { auditLog, steps } from './schema';

export type StepRow = typeof steps.$inferSelect;

const isStep = (taskId: string, code: FunctionCode, platformId: string | null) =>
  and(
    eq(steps.taskId, taskId),
    eq(steps.function, code),
    platformId === null ? isNull(steps.platformId) : eq(steps.platformId, platformId),
  );

/** `platformId` for steps each platform has of its own. */
export async function findStep(
  db: Database,
  taskId: string,
  code: FunctionCode,
  platformId: string | null = null,
): Promise<StepRow | null> {
  const [step] = await db
    .select()
    .from(steps)
    .where(isStep(taskId, code, platformId));
  return step ?? null;
}

/**
 * The step, held until the end of the unit of work, and with it all steps of the task: a move of one may open others,
 * and two people cannot move them at once.
 */
export async function lockStep(
  db: Database,
  taskId: string,
  code: FunctionCode,
  platformId: string | null = null,
): Promise<StepRow | null> {
  await lockTask(db, taskId);
  return findStep(db, taskId, code, platformId);
}

/** Rows that point at the task may still be added meanwhile. */
const lockTask = (db: Database, taskId: string) =>
  db.select({ id: tasks.id }).from(tasks).where(eq(tasks.id, taskId)).for('no key update');

export async function updateStep(db: Database, id: string, change: Partial<StepRow>): Promise<StepRow> {
  const [step] = await db.update(steps).set(change).where(eq(steps.id, id)).returning();
  if (!step) throw new Error('@paidang/server: a step vanished while it was held.');
  return step;
}

/** In the order of gates. */
export const stepsOfTask = (db: Database, taskId: string): Promise<StepRow[]> =>
  db.select().from(steps).where(eq(steps.taskId, taskId)).orderBy(asc(steps.position), asc(steps.function));

export const laterSteps = (db: Database, { taskId, position }: StepRow): Promise<StepRow[]> =>
  db
    .select()
    .from(steps)
    .where(and(eq(steps.taskId, taskId), gt(steps.position, position)));

/** This step of every task of a project. */
export const stepsOfProject = async (db: Database, projectId: string, code: FunctionCode): Promise<StepRow[]> => {
  const rows = await db
    .select({ step: steps })
    .from(steps)
    .innerJoin(tasks, eq(tasks.id, steps.taskId))
    .where(and(eq(tasks.projectId, projectId), eq(steps.function, code)));
  return rows.map(({ step }) => step);
};

export const insertAudit = (db: Database, entry: typeof auditLog.$inferInsert) => db.insert(auditLog).values(entry);

/** Where a new step stands. */
export interface NewStep {
  readonly function: FunctionCode;
  readonly position: number;
  readonly platformId?: string | null;
}

/** New steps of a task, each where its machine begins. */
export async function insertSteps(db: Database, taskId: string, planned: readonly NewStep[], now: Date): Promise<void> {
  if (planned.length === 0) return;
  await db.insert(steps).values(
    planned.map(({ function: code, position, platformId = null }) => {
      const { initial, statuses } = machineOf(code);
      const ball = statuses[initial]?.ball ?? null;
      return {
        taskId,
        function: code,
        position,
        platformId,
        status: initial,
        ball: ball === 'other' || ball === 'actor' ? null : ball,
        updatedAt: now,
      };
    }),
  );
}
