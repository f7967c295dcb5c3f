import { paths } from '@paidang/contract/pages';
import { Button } from '@paidang/ui/button';
import { Film } from 'lucide-react';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/chat';
import { useProjects } from '../../data/projects';
import { useSession } from '../../stores/session';
import type { SharedTask } from './shared-task';
import { sharedTask } from './shared-task';

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
