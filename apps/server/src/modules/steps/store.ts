import { firstTurn, machineOf } from '@paidang/contract/steps';
import type { BuildMode, FunctionCode } from '@paidang/contract/vocabulary';
import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { buildModeOf, lockTask } from '../projects';
import { tasks } from '../projects/schema';
import { auditLog, steps } from './schema';

export type StepRow = typeof steps.$inferSelect;

const isStep = (taskId: string, code: FunctionCode, platformId: string | null) =>
  and(
    eq(steps.taskId, taskId),
    eq(steps.function, code),
    platformId === null ? isNull(steps.platformId) : eq(steps.platformId, platformId),
  );

/** `platformId` is for steps that each platform has separately. */
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
 * A step, locked until the end of the transaction together with all steps of its task: a transition of one may open others,
 * so two people must not move them at the same time.
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

export async function updateStep(
  db: Database,
  { id, taskId }: Pick<StepRow, 'id' | 'taskId'>,
  change: Partial<StepRow>,
): Promise<StepRow> {
  const [step] = await db
    .update(steps)
    .set(change)
    .where(and(eq(steps.id, id), eq(steps.taskId, taskId)))
    .returning();
  if (!step) throw new Error('@paidang/server: the locked step disappeared.');
  return step;
}

/** Steps in the order of their gates. */
export const stepsOfTask = (db: Database, taskId: string): Promise<StepRow[]> =>
  db.select().from(steps).where(eq(steps.taskId, taskId)).orderBy(asc(steps.position), asc(steps.function));

export const laterSteps = (db: Database, { taskId, position }: StepRow): Promise<StepRow[]> =>
  db
    .select()
    .from(steps)
    .where(and(eq(steps.taskId, taskId), gt(steps.position, position)));

/** What the audit log adds to the current statuses of a task's steps. */
export interface GateLog {
  /** Archived by the vendor, so that the task continues without them. Steps archived by the creator are still waited for. */
  readonly leftOut: ReadonlySet<string>;
  /** Opened early by the vendor; not held back by earlier steps. */
  readonly openedAhead: ReadonlySet<string>;
  /** Completed at some time, though possibly not now. */
  readonly passed: ReadonlySet<string>;
}

/** Reads from the audit log what the gates of a task depend on. */
export async function readGateLog(db: Database, taskId: string): Promise<GateLog> {
  const rows = await db
    .select({ id: steps.id, party: auditLog.party, action: auditLog.action, to: auditLog.toStatus })
    .from(auditLog)
    .innerJoin(steps, eq(steps.id, auditLog.stepId))
    .where(
      and(
        eq(steps.taskId, taskId),
        or(inArray(auditLog.action, loggedMoves), inArray(auditLog.toStatus, passedStatuses)),
      ),
    )
    .orderBy(asc(auditLog.ordinal));
  const archivedBy = new Map(rows.filter(({ action }) => action === 'archive').map(({ id, party }) => [id, party]));
  const leftOut = new Set([...archivedBy].flatMap(([id, party]) => (party === 'vendor' ? [id] : [])));
  const ahead = rows.filter(({ action, party }) => action === 'unlock' && party === 'vendor');
  const passed = rows.filter(({ id, to }) => passedStatuses.includes(to) || leftOut.has(id));
  return {
    leftOut,
    openedAhead: new Set(ahead.map(({ id }) => id)),
    passed: new Set(passed.map(({ id }) => id)),
  };
}

const loggedMoves = ['archive', 'unlock'];
/** Statuses of a reviewed step that no later step waits for. */
const passedStatuses = ['finalised', 'accepted', 'skipped'];

/** This step in every task of a project. */
export const stepsOfProject = async (db: Database, projectId: string, code: FunctionCode): Promise<StepRow[]> => {
  const rows = await db
    .select({ step: steps })
    .from(steps)
    .innerJoin(tasks, eq(tasks.id, steps.taskId))
    .where(and(eq(tasks.projectId, projectId), eq(steps.function, code)));
  return rows.map(({ step }) => step);
};

export const insertAudit = (db: Database, entry: typeof auditLog.$inferInsert) => db.insert(auditLog).values(entry);

/** A step to be added to a task. */
export interface NewStep {
  readonly function: FunctionCode;
  readonly position: number;
  readonly platformId?: string | null;
}

/** Adds steps to a task, each in the initial status of its state machine. */
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
        turn: firstTurn(code, mode),
        updatedAt: now,
      };
    }),
  );
}

/** Gives the turn to the side that starts a step in this build mode, in every task of the project that has not started it. */
export async function setFirstTurn(db: Database, projectId: string, code: FunctionCode, mode: BuildMode, now: Date) {
  const own = db.select({ id: tasks.id }).from(tasks).where(eq(tasks.projectId, projectId));
  await db
    .update(steps)
    .set({ turn: firstTurn(code, mode), updatedAt: now })
    .where(and(inArray(steps.taskId, own), eq(steps.function, code), eq(steps.status, machineOf(code).initial)));
}
