import { firstBall, machineOf } from '@paidang/contract/steps';
import type { BuildMode, FunctionCode } from '@paidang/contract/vocabulary';
import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { projects, tasks } from '../projects/schema';
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

/** What the log knows of the steps of a task beside where they stand. */
export interface GateLog {
  /** Put away by the vendor: the task goes on without them. What the creator puts away alone, it waits for. */
  readonly leftOut: ReadonlySet<string>;
  /** The vendor opened them before their turn; they wait for nobody. */
  readonly openedAhead: ReadonlySet<string>;
  /** Those that were through once. */
  readonly passed: ReadonlySet<string>;
}

/** What the log says of a task's steps that decides about their gates. */
export async function readGateLog(db: Database, taskId: string): Promise<GateLog> {
  const rows = await db
    .select({ id: steps.id, party: auditLog.party, action: auditLog.action, to: auditLog.toStatus })
    .from(auditLog)
    .innerJoin(steps, eq(steps.id, auditLog.stepId))
    .where(and(eq(steps.taskId, taskId), or(inArray(auditLog.action, telling), inArray(auditLog.toStatus, through))))
    .orderBy(asc(auditLog.ordinal));
  const archivedBy = new Map(rows.filter(({ action }) => action === 'archive').map(({ id, party }) => [id, party]));
  const leftOut = new Set([...archivedBy].flatMap(([id, party]) => (party === 'vendor' ? [id] : [])));
  const ahead = rows.filter(({ action, party }) => action === 'unlock' && party === 'vendor');
  const passed = rows.filter(({ id, to }) => through.includes(to) || leftOut.has(id));
  return {
    leftOut,
    openedAhead: new Set(ahead.map(({ id }) => id)),
    passed: new Set(passed.map(({ id }) => id)),
  };
}

const telling = ['archive', 'unlock'];
/** Statuses of a reviewed step nobody waits for any more. */
const through = ['finalised', 'accepted', 'skipped'];

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

async function buildModeOf(db: Database, taskId: string): Promise<BuildMode> {
  const [project] = await db
    .select({ mode: projects.buildMode })
    .from(projects)
    .innerJoin(tasks, eq(tasks.projectId, projects.id))
    .where(eq(tasks.id, taskId));
  return project?.mode ?? 'self';
}

/** New steps of a task, each where its machine begins. */
export async function insertSteps(db: Database, taskId: string, planned: readonly NewStep[], now: Date): Promise<void> {
  if (planned.length === 0) return;
  const mode = await buildModeOf(db, taskId);
  await db.insert(steps).values(
    planned.map(({ function: code, position, platformId = null }) => {
      return {
        taskId,
        function: code,
        position,
        platformId,
        status: machineOf(code).initial,
        ball: firstBall(code, mode),
        updatedAt: now,
      };
    }),
  );
}
