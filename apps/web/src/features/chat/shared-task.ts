import type { ListedProject, ListedTask } from '@paidang/contract/entities';

export interface SharedTask {
  project: ListedProject;
  /** Position of the task in its project. */
  index: number;
}

const isOver = ({ status }: ListedProject): boolean => status === 'closed' || status === 'cancelled';

const isOf = ({ creator }: ListedTask, people: readonly string[]): boolean =>
  !!creator && people.includes(creator.uuid);

/**
 * What two users are working on together. Running projects come first, then the one that changed last.
 * `null` when they share none.
 */
export function sharedTask(projects: readonly ListedProject[], me: string, contact: string): SharedTask | null {
  const [project] = projects
    .filter(({ vendor, tasks }) => vendor.uuid === contact || tasks.some((task) => isOf(task, [contact])))
    .toSorted((a, b) => Number(isOver(a)) - Number(isOver(b)) || b.updated_at.localeCompare(a.updated_at));
  if (!project) return null;
  const task = project.tasks.find((one) => isOf(one, [me, contact]));
  return { project, index: task?.index ?? 0 };
}
