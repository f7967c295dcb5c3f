import type { FunctionCode } from '@paidang/contract/vocabulary';
import { machineOf } from '@paidang/contract/workflow';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { tasks } from '../projects/schema';
import { auditLog, steps } from './schema';

export type StepRow = typeof steps.$inferSelect;

const isStep = (taskId: string, code: FunctionCode) => and(eq(steps.taskId, taskId), eq(steps.function, code));

export async function findStep(db: Database, taskId: string, code: FunctionCode): Promise<StepRow | null> {
  const [step] = await db.select().from(steps).where(isStep(taskId, code));
  return step ?? null;
}

/** The step, held until the end of the unit of work: two people cannot move it at once. */
export async function lockStep(db: Database, taskId: string, code: FunctionCode): Promise<StepRow | null> {
  const [step] = await db.select().from(steps).where(isStep(taskId, code)).for('update');
  return step ?? null;
}

export async function updateStep(db: Database, id: string, change: Partial<StepRow>): Promise<StepRow> {
  const [step] = await db.update(steps).set(change).where(eq(steps.id, id)).returning();
  if (!step) throw new Error('@paidang/server: a step vanished while it was held.');
  return step;
}

/** The step right after this one, held. */
export async function lockNextStep(db: Database, { taskId, position }: StepRow): Promise<StepRow | null> {
  const [next] = await db
    .select()
    .from(steps)
    .where(and(eq(steps.taskId, taskId), gt(steps.position, position)))
    .orderBy(asc(steps.position))
    .limit(1)
    .for('update');
  return next ?? null;
}

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

/** The steps of a new task, each where its machine begins. */
export const insertSteps = (db: Database, taskId: string, codes: readonly FunctionCode[], now: Date) =>
  db.insert(steps).values(
    codes.map((code, position) => {
      const { initial, statuses } = machineOf(code);
      const ball = statuses[initial]?.ball ?? null;
      return {
        taskId,
        function: code,
        position,
        status: initial,
        ball: ball === 'other' ? null : ball,
        updatedAt: now,
      };
    }),
  );
