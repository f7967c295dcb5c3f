import type { ListedProject, ListedTask } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { Button } from '@paidang/ui/button';
import { Film } from 'lucide-react';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/chat';
import { useProjects } from '../../data/projects';
import { useSession } from '../../stores/session';

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

/** Links a conversation to its project; on phones only the icon is displayed, with a text alternative. */
export function ProjectLink({ project, index }: SharedTask) {
  return (
    <Button asChild icon={<Film size={16} strokeWidth={1.75} aria-hidden="true" />}>
      <Link to={paths.projectProgress(project.uuid, index)}>
        <span className="max-md:sr-only">{labels.toProject}</span>
      </Link>
    </Button>
  );
}

/** Returns a function that finds what the signed-in user and a contact are working on; it returns `null` until that is loaded. */
export function useSharedTask(): (contact: string) => SharedTask | null {
  const { data } = useProjects();
  const me = useSession((state) => state.user?.uuid);
  return useCallback((contact) => (data && me ? sharedTask(data, me, contact) : null), [data, me]);
}
