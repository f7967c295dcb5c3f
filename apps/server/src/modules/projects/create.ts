import type { ProjectDraft, TaskDraft } from '@paidang/contract/calls';
import { limits } from '@paidang/contract/limits';
import type { Transaction } from '../../platform/transaction';
import type { ProjectRow } from '../membership';
import { setUpTask } from '../steps';
import { projects } from './schema';

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
export async function createProject(tx: Transaction, draft: ProjectDraft, start: Start): Promise<ProjectRow> {
  const { db, now } = tx;
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
    await setUpTask(tx, {
      projectId: project.id,
      position,
      type,
      title,
      platforms: platforms.map((name) => ({ title: name, kind: type === 'story' ? 'story' : 'post' })),
      fee,
      creatorId: start.creatorId,
      roundsAgreed: limits.revisionRoundsAgreed,
      createdAt: now,
    });
  }
  return project;
}
