import type { projectSchemas } from '../calls/projects';
import type { Routes } from './route';

const cancellation = '/api/projects/{project}/cancellations/{cancellation}';

export const projectRoutes: Routes<typeof projectSchemas> = {
  list: { method: 'GET', path: '/api/projects', access: 'user' },
  get: { method: 'GET', path: '/api/projects/{project}', access: 'member' },
  tasks: { method: 'GET', path: '/api/projects/{project}/tasks', access: 'member' },
  activities: { method: 'GET', path: '/api/projects/{project}/activities', access: 'member' },
  change: { method: 'PUT', path: '/api/projects/{project}', access: 'member-vendor' },
  addTasks: { method: 'POST', path: '/api/projects/{project}/tasks', access: 'member-vendor' },
  removeTask: { method: 'DELETE', path: '/api/tasks/{task}', access: 'member-vendor' },
  taskChanges: { method: 'GET', path: '/api/tasks/{task}/changes', access: 'member' },
  previewPlatforms: { method: 'POST', path: '/api/tasks/{task}/platforms/preview', access: 'member-vendor' },
  changePlatforms: { method: 'PUT', path: '/api/tasks/{task}/platforms', access: 'member-vendor' },
  duplicate: { method: 'POST', path: '/api/projects/{project}/duplicate', access: 'member-vendor', afterEnd: true },
  archive: { method: 'POST', path: '/api/projects/{project}/archive', access: 'member', afterEnd: true },
  unarchive: { method: 'DELETE', path: '/api/projects/{project}/archive', access: 'member', afterEnd: true },
  invitations: { method: 'GET', path: '/api/projects/{project}/invitations', access: 'member-vendor' },
  close: { method: 'POST', path: '/api/projects/{project}/close', access: 'member-vendor', mayEnd: true },
  cancel: { method: 'POST', path: '/api/projects/{project}/cancel', access: 'member', mayEnd: true },
  agreeToCancel: { method: 'POST', path: `${cancellation}/agree`, access: 'member', mayEnd: true },
  declineToCancel: { method: 'POST', path: `${cancellation}/decline`, access: 'member', mayEnd: true },
  withdrawCancel: { method: 'POST', path: `${cancellation}/withdraw`, access: 'member', mayEnd: true },
};
