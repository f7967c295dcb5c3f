import { useCallback } from 'react';
import { useProjects } from '../../data/projects';
import { useSession } from '../../stores/session';
import { type SharedTask, sharedTask } from './shared-task';

/** Answers what whoever is signed in and a contact of theirs are working on; `null` until that is known. */
export function useSharedTask(): (contact: string) => SharedTask | null {
  const { data } = useProjects();
  const me = useSession((state) => state.user?.uuid);
  return useCallback((contact) => (data && me ? sharedTask(data, me, contact) : null), [data, me]);
}
