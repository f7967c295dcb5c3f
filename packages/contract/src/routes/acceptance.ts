import type { acceptanceSchemas } from '../calls/acceptance';
import type { Routes } from './route';

export const acceptanceRoutes: Routes<typeof acceptanceSchemas> = {
  view: { method: 'GET', path: '/api/accept/{task}', access: 'member' },
  export: { method: 'GET', path: '/api/accept/{task}/export', access: 'member' },
};
