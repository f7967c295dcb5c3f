import type { nudgeSchemas } from '../calls/nudges';
import type { Routes } from './route';

const path = '/api/tasks/{task}/steps/{step}/nudge';

export const nudgeRoutes: Routes<typeof nudgeSchemas> = {
  today: { method: 'GET', path, access: 'member' },
  send: { method: 'POST', path, access: 'member' },
};
