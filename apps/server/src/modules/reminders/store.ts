import type { ScheduleDates } from '@paidang/contract/rules';
import { hasEnded, projectStatuses } from '@paidang/contract/vocabulary';
import { and, desc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { projects, tasks } from '../projects/schema';
import { scheduleRevisions } from '../schedules/schema';
import { steps } from '../steps/schema';
import { users } from '../users/schema';
import { nudges, sentReminders } from './schema';
import type { WaitingStep } from './waiting-step';

export type NudgeRow = typeof nudges.$inferSelect;
type ReminderRow = typeof sentReminders.$inferInsert;

const underWay = projectStatuses.filter((status) => !hasEnded(status));

/** Current steps that wait for somebody, with the agreed dates of their tasks. */
export async function waitingSteps(db: Database): Promise<(WaitingStep & { readonly dates: ScheduleDates })[]> {
  const agreed = db
    .selectDistinctOn([scheduleRevisions.taskId], { taskId: scheduleRevisions.taskId, dates: scheduleRevisions.dates })
    .from(scheduleRevisions)
    .where(eq(scheduleRevisions.outcome, 'confirmed'))
    .orderBy(scheduleRevisions.taskId, desc(scheduleRevisions.number))
    .as('agreed');
  return db
    .select({ step: steps, task: tasks, project: projects, dates: agreed.dates })
    .from(steps)
    .innerJoin(tasks, eq(tasks.id, steps.taskId))
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .innerJoin(agreed, eq(agreed.taskId, tasks.id))
    .where(and(isNotNull(steps.turn), inArray(projects.status, underWay)))
    .orderBy(steps.position, steps.id);
}

/** Those of the people whose accounts are active. */
export async function activePeople(db: Database, ids: readonly string[]) {
  const rows = await db
    .select({ id: users.id, name: users.name, companyName: users.companyName, email: users.email })
    .from(users)
    .where(and(inArray(users.id, [...ids]), eq(users.status, 'active')));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Records reminders as sent; returns those that were new. A parallel process waits for this one, and gets none. */
export const claimReminders = async (db: Database, rows: readonly ReminderRow[]): Promise<ReminderRow[]> =>
  rows.length === 0
    ? []
    : db
        .insert(sentReminders)
        .values([...rows])
        .onConflictDoNothing()
        .returning();

/** A person's nudge for a step on a day. */
export async function findNudge(
  db: Database,
  { stepId, senderId, day }: Pick<NudgeRow, 'stepId' | 'senderId' | 'day'>,
): Promise<NudgeRow | null> {
  const [row] = await db
    .select()
    .from(nudges)
    .where(and(eq(nudges.stepId, stepId), eq(nudges.senderId, senderId), eq(nudges.day, day)));
  return row ?? null;
}

/** `null` if there already is one for that day. */
export async function addNudge(db: Database, nudge: typeof nudges.$inferInsert): Promise<NudgeRow | null> {
  const [row] = await db.insert(nudges).values(nudge).onConflictDoNothing().returning();
  return row ?? null;
}

/** Nudges that are due, locked until the end of the transaction; other processes skip them. */
export const dueNudges = (db: Database, now: Date): Promise<(WaitingStep & { readonly nudge: NudgeRow })[]> =>
  db
    .select({ nudge: nudges, step: steps, task: tasks, project: projects })
    .from(nudges)
    .innerJoin(steps, eq(steps.id, nudges.stepId))
    .innerJoin(tasks, eq(tasks.id, steps.taskId))
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(and(isNull(nudges.settledAt), lte(nudges.arrivesAt, now)))
    .orderBy(nudges.arrivesAt)
    .for('update', { of: nudges, skipLocked: true });

export const settleNudges = (db: Database, ids: readonly string[], now: Date) =>
  db
    .update(nudges)
    .set({ settledAt: now })
    .where(inArray(nudges.id, [...ids]));
