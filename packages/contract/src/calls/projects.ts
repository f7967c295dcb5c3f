import * as z from 'zod';
import { Activity, ListedProject, Project, Task } from '../entities';
import { defineCall } from './call';

const ProjectParams = z.object({ project: z.uuid() });

export const projectCalls = {
  list: defineCall({
    method: 'GET',
    path: '/api/projects',
    access: 'user',
    summary: '我的專案',
    data: z.array(ListedProject),
  }),
  get: defineCall({
    method: 'GET',
    path: '/api/projects/{project}',
    access: 'member',
    summary: '專案',
    params: ProjectParams,
    data: Project,
  }),
  tasks: defineCall({
    method: 'GET',
    path: '/api/projects/{project}/tasks',
    access: 'member',
    summary: '專案的任務',
    params: ProjectParams,
    data: z.array(Task),
  }),
  activities: defineCall({
    method: 'GET',
    path: '/api/projects/{project}/activities',
    access: 'member',
    summary: '最近動態，新的在前',
    params: ProjectParams,
    query: z.object({ per_page: z.coerce.number().int().min(1).max(100).default(20) }),
    data: z.array(Activity),
  }),
};
