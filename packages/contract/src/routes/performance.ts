import type { performanceSchemas } from '../calls/performance';
import type { Routes } from './route';

const base = '/api/performance';

export const performanceRoutes: Routes<typeof performanceSchemas> = {
  overview: { method: 'GET', path: base, access: 'user' },
  rows: { method: 'GET', path: `${base}/rows`, access: 'user' },
  export: { method: 'GET', path: `${base}/export`, access: 'user' },
};
