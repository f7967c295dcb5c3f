import type { projectSchemas } from '../calls/projects';
import type { Routes } from './route';

export const projectRoutes: Routes<typeof projectSchemas> = {
  list: { method: 'GET', path: '/api/projects', access: 'user' },
  get: { method: 'GET', path: '/api/projects/{project}', access: 'member' },
  tasks: { method: 'GET', path: '/api/projects/{project}/tasks', access: 'member' },
  activities: { method: 'GET', path: '/api/projects/{project}/activities', access: 'member' },
};
