import * as z from 'zod';
import { Activity, ListedProject, Project, Task } from '../entities';
import type { Schemas } from './call';

const ProjectParams = z.object({ project: z.uuid() });

export const projectSchemas = {
  list: {
    summary: '我的專案',
    data: z.array(ListedProject),
  },
  get: {
    summary: '專案',
    params: ProjectParams,
    data: Project,
  },
  tasks: {
    summary: '專案的任務',
    params: ProjectParams,
    data: z.array(Task),
  },
  activities: {
    summary: '最近動態，新的在前',
    params: ProjectParams,
    query: z.object({ per_page: z.coerce.number().int().min(1).max(100).default(20) }),
    data: z.array(Activity),
  },
} satisfies Schemas;
