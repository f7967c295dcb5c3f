import type { ScheduleDates } from '@paidang/contract/rules';
import { hasEnded } from '@paidang/contract/vocabulary';
import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { comments } from '../comments/schema';
import { projects, taskPlatforms, tasks } from '../projects/schema';
import { scheduleRevisions } from '../schedules/schema';
import { steps } from './schema';
import type { StepRow } from './store';

/** A step with further data shown in lists. */
export interface StepRecord {
  readonly step: StepRow;
  /** Number of threads not marked as processed. */
  readonly openComments: number;
  /** The agreed dates of its task. */
  readonly dates: ScheduleDates | null;
}

/** The dates in force by task, from the latest confirmed revision. */
async function agreedDates(db: Database, taskIds: readonly string[]): Promise<ReadonlyMap<string, ScheduleDates>> {
  if (taskIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([scheduleRevisions.taskId], { taskId: scheduleRevisions.taskId, dates: scheduleRevisions.dates })
    .from(scheduleRevisions)
    .where(and(inArray(scheduleRevisions.taskId, [...taskIds]), eq(scheduleRevisions.outcome, 'confirmed')))
    .orderBy(scheduleRevisions.taskId, desc(scheduleRevisions.number));
  return new Map(rows.map(({ taskId, dates }) => [taskId, dates]));
}

/**
 * The steps of tasks in order. In ended projects it is nobody's turn. Joins tables of higher modules, so that each list is
 * a single query.
 */
export async function listSteps(db: Database, taskIds: readonly string[]): Promise<StepRecord[]> {
  const rows = await db
    .select({ step: steps, openComments: count(comments.id), projectStatus: projects.status })
    .from(steps)
    .innerJoin(tasks, eq(tasks.id, steps.taskId))
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .leftJoin(
      comments,
      and(
        eq(comments.stepId, steps.id),
        isNull(comments.parentId),
        eq(comments.isProcessed, false),
        eq(comments.isDeleted, false),
      ),
    )
    .leftJoin(taskPlatforms, eq(taskPlatforms.id, steps.platformId))
    .where(inArray(steps.taskId, [...taskIds]))
    .groupBy(steps.id, taskPlatforms.position, projects.status)
    .orderBy(asc(steps.position), asc(steps.function), asc(taskPlatforms.position));
  const dates = await agreedDates(db, taskIds);
  return rows.map(({ step, openComments, projectStatus }) => ({
    step: hasEnded(projectStatus) ? { ...step, turn: null } : step,
    openComments,
    dates: dates.get(step.taskId) ?? null,
  }));
}
