import type { ProjectDraft, TaskDraft } from '@paidang/contract/calls';
import { limits } from '@paidang/contract/limits';
import { normaliseTaskType, taskSteps } from '@paidang/contract/vocabulary';
import type { Transaction } from '../../platform/transaction';
import { insertSteps } from '../steps';
import { projects, tasks } from './schema';
import type { ProjectRow } from './seat';

interface Start {
  readonly vendorId: string;
  /** Who takes on all of its tasks, when that is settled. */
  readonly creatorId: string | null;
  readonly status: ProjectRow['status'];
}

/** Two of the same are told apart by their number. */
const titlesOf = ({ title, quantity }: TaskDraft): string[] =>
  quantity === 1 ? [title] : Array.from({ length: quantity }, (_, index) => `${title} ${index + 1}`);

/** Sets up a project with its tasks and their steps. */
export async function createProject({ db, now }: Transaction, draft: ProjectDraft, start: Start): Promise<ProjectRow> {
  const { name, brand, product, start_date: startDate, end_date: endDate } = draft;
  const [project] = await db
    .insert(projects)
    .values({
      name,
      brand,
      product,
      startDate,
      endDate,
      status: start.status,
      vendorId: start.vendorId,
      createdAt: now,
    })
    .returning();
  if (!project) throw new Error('@paidang/server: a project was not kept.');
  const drafts = draft.tasks.flatMap((task) => titlesOf(task).map((title) => ({ ...task, title })));
  for (const [position, { type, title, platforms, fee }] of drafts.entries()) {
    const [task] = await db
      .insert(tasks)
      .values({
        projectId: project.id,
        position,
        type,
        title,
        platforms,
        fee,
        creatorId: start.creatorId,
        roundsAgreed: limits.revisionRoundsAgreed,
        createdAt: now,
      })
      .returning();
    if (!task) throw new Error('@paidang/server: a task was not kept.');
    await insertSteps(db, task.id, taskSteps[normaliseTaskType(type)], now);
  }
  return project;
}
