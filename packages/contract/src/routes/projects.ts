import type { projectSchemas } from '../calls/projects';
import type { Routes } from './route';

export const projectRoutes: Routes<typeof projectSchemas> = {
  list: { method: 'GET', path: '/api/projects', access: 'user' },
  get: { method: 'GET', path: '/api/projects/{project}', access: 'member' },
  tasks: { method: 'GET', path: '/api/projects/{project}/tasks', access: 'member' },
  activities: { method: 'GET', path: '/api/projects/{project}/activities', access: 'member' },
  change: { method: 'PUT', path: '/api/projects/{project}', access: 'member-vendor' },
  addTasks: { method: 'POST', path: '/api/projects/{project}/tasks', access: 'member-vendor' },
  removeTask: { method: 'DELETE', path: '/api/tasks/{task}', access: 'member-vendor' },
  duplicate: { method: 'POST', path: '/api/projects/{project}/duplicate', access: 'member-vendor' },
  archive: { method: 'POST', path: '/api/projects/{project}/archive', access: 'member' },
  unarchive: { method: 'DELETE', path: '/api/projects/{project}/archive', access: 'member' },
  invitations: { method: 'GET', path: '/api/projects/{project}/invitations', access: 'member-vendor' },
};
