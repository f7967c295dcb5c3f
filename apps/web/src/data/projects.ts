import { projectRoutes } from '@paidang/contract/routes';
import { request } from './api';
import { useResource } from './resource';

const keys = {
  list: ['projects'] as const,
  one: (project: string) => ['projects', project] as const,
  activities: (project: string, count: number) => ['projects', project, 'activities', count] as const,
};

/** The caller's projects with their tasks and steps. */
export const useProjects = () =>
  useResource(keys.list, async () => (await request(projectRoutes.list)).data, { keepPreviousData: true });

export const useProject = (project: string) =>
  useResource(keys.one(project), async () => (await request(projectRoutes.get, { params: { project } })).data);

/** What happened lately, newest first. */
export const useActivities = (project: string, count: number) =>
  useResource(
    keys.activities(project, count),
    async () => (await request(projectRoutes.activities, { params: { project }, query: { per_page: count } })).data,
    { keepPreviousData: true },
  );

/** Whether a cache key belongs to projects, for invalidation after a step moved. */
export const isProjectKey = (key: unknown): boolean => Array.isArray(key) && key[0] === 'projects';
