import type { ProjectDraft, TaskDraft } from '@paidang/contract/calls';
import { limits } from '@paidang/contract/limits';
import type { Transaction } from '../../platform/transaction';
import type { ProjectRow } from '../membership';
import { insertProject, type NewTask } from '../projects';
import { setUpTask } from './set-up-task';

/** Details of a project and its tasks. */
type NewProjectDraft = Pick<ProjectDraft, 'name' | 'brand' | 'product' | 'start_date' | 'end_date' | 'tasks'>;

interface NewProject {
  readonly vendorId: string;
  /** The creator of all its tasks; `null` until one is chosen. */
  readonly creatorId: string | null;
  readonly status: ProjectRow['status'];
  /** @default 'self' */
  readonly buildMode?: ProjectRow['buildMode'];
}

/** Titles of a task that is created several times are numbered. */
const titlesOf = ({ title, quantity }: TaskDraft): string[] =>
  quantity === 1 ? [title] : Array.from({ length: quantity }, (_, index) => `${title} ${index + 1}`);

/** Creates a project with its tasks and their steps. */
export async function createProject(tx: Transaction, draft: NewProjectDraft, start: NewProject): Promise<ProjectRow> {
  const { name, brand, product, start_date: startDate, end_date: endDate } = draft;
  const { status, vendorId, buildMode = 'self' } = start;
  const project = await insertProject(tx.db, {
    name,
    brand,
    product,
    startDate,
    endDate,
    status,
    buildMode,
    vendorId,
    createdAt: tx.now,
  });
  await addTasks(tx, { projectId: project.id, position: 0, creatorId: start.creatorId }, draft.tasks);
  return project;
}

/** Creates tasks with their steps, beginning at this position. */
export async function addTasks(
  tx: Transaction,
  { position: first, ...start }: Pick<NewTask, 'projectId' | 'position' | 'creatorId'>,
  tasks: readonly TaskDraft[],
): Promise<void> {
  const drafts = tasks.flatMap((task) => titlesOf(task).map((title) => ({ ...task, title })));
  for (const [at, { type, title, platforms, fee }] of drafts.entries()) {
    await setUpTask(tx, {
      ...start,
      position: first + at,
      type,
      title,
      platforms: [...new Set(platforms)].map((name) => ({ title: name, kind: type === 'story' ? 'story' : 'post' })),
      fee,
      roundsAgreed: limits.revisionRoundsAgreed,
      createdAt: tx.now,
    });
  }
}
