import type { Project, Task } from '@paidang/contract/entities';

export interface SharedTask {
  project: Project;
  /** Position of the task in its project. */
  index: number;
}

const isOver = ({ status }: Project): boolean => status === 'closed' || status === 'cancelled';

const lastMoved = ({ created_at, tasks }: Project): string =>
  tasks
    .flatMap(({ steps }) => steps.map(({ updated_at }) => updated_at))
    .toSorted()
    .at(-1) ?? created_at;

const isOf = ({ creator }: Task, people: readonly string[]): boolean => !!creator && people.includes(creator.uuid);

/**
 * What two people are working on together: of several projects one that still runs, and of those the one that moved
 * last. `null` when they share none.
 */
export function sharedTask(projects: readonly Project[], me: string, contact: string): SharedTask | null {
  const [project] = projects
    .filter(({ vendor, tasks }) => vendor.uuid === contact || tasks.some((task) => isOf(task, [contact])))
    .toSorted((a, b) => Number(isOver(a)) - Number(isOver(b)) || lastMoved(b).localeCompare(lastMoved(a)));
  if (!project) return null;
  const task = project.tasks.find((one) => isOf(one, [me, contact]));
  return { project, index: task?.index ?? 0 };
}
