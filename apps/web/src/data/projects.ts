import { projectRoutes } from '@paidang/contract/routes';
import { useSWRConfig } from 'swr';
import { request } from './api';
import type { RequestOf } from './client';
import { useResource } from './resource';

export type ProjectFactsInput = RequestOf<typeof projectRoutes.change>['body'];
export type PlatformsInput = RequestOf<typeof projectRoutes.changePlatforms>['body'];
export type TaskInput = RequestOf<typeof projectRoutes.addTasks>['body'];

const keys = {
  invitations: (project: string) => ['projects', project, 'invitations'] as const,
  list: ['projects'] as const,
  one: (project: string) => ['projects', project] as const,
  activities: (project: string, count: number) => ['projects', project, 'activities', count] as const,
};

/** The caller's projects with their tasks and steps. */
export const useProjects = () =>
  useResource(keys.list, async () => (await request(projectRoutes.list)).data, { keepPreviousData: true });

export const useProject = (project: string) =>
  useResource(keys.one(project), async () => (await request(projectRoutes.get, { params: { project } })).data);

/** Recent activities, newest first. */
export const useActivities = (project: string, count: number) =>
  useResource(
    keys.activities(project, count),
    async () => (await request(projectRoutes.activities, { params: { project }, query: { per_page: count } })).data,
    { keepPreviousData: true },
  );

/** Whether a cache key belongs to projects, for invalidation after a step moved. */
export const isProjectKey = (key: unknown): boolean => Array.isArray(key) && key[0] === 'projects';

/** The invitations sent for a project, newest first. Only for its vendor. */
export const useProjectInvitations = (project: string) =>
  useResource(
    keys.invitations(project),
    async () => (await request(projectRoutes.invitations, { params: { project } })).data,
  );

/** Changes to a project itself; each refreshes all projects. Callers show errors. */
export function useProjectChanges() {
  const { mutate } = useSWRConfig();
  const then = async <Data>(answer: Promise<{ data: Data }>): Promise<Data> => {
    const { data } = await answer;
    await mutate(isProjectKey);
    return data;
  };
  const handles = 'all' as const;
  return {
    change: (project: string, body: ProjectFactsInput) =>
      then(request(projectRoutes.change, { params: { project }, body, handles })),
    addTasks: (project: string, body: TaskInput, idempotencyKey: string) =>
      then(request(projectRoutes.addTasks, { params: { project }, body, idempotencyKey, handles })),
    removeTask: (task: string) => then(request(projectRoutes.removeTask, { params: { task }, handles })),
    previewPlatforms: async (task: string, platforms: PlatformsInput['platforms']) =>
      (await request(projectRoutes.previewPlatforms, { params: { task }, body: { platforms }, handles })).data,
    changePlatforms: (task: string, body: PlatformsInput) =>
      then(request(projectRoutes.changePlatforms, { params: { task }, body, handles })),
    duplicate: (project: string, name: string, idempotencyKey: string) =>
      then(request(projectRoutes.duplicate, { params: { project }, body: { name }, idempotencyKey, handles })),
    archive: (project: string) => then(request(projectRoutes.archive, { params: { project } })),
    unarchive: (project: string) => then(request(projectRoutes.unarchive, { params: { project } })),
  };
}

/** Number of changes of a task so far; `null` if the request fails. */
export const fetchTaskChanges = (task: string): Promise<number | null> =>
  request(projectRoutes.taskChanges, { params: { task }, handles: 'all' }).then(
    ({ data }) => data.changes,
    () => null,
  );
