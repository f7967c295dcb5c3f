import type { traceSchemas } from '../calls/trace';
import type { Routes } from './route';

const base = '/api/trace/{task}';

export const traceRoutes: Routes<typeof traceSchemas> = {
  view: { method: 'GET', path: base, access: 'member' },
  mark: { method: 'POST', path: `${base}/{function}`, access: 'member' },
  withdraw: { method: 'DELETE', path: `${base}/{function}/{mark}`, access: 'member' },
};
