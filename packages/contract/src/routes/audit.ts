import type { auditSchemas } from '../calls/audit';
import type { Routes } from './route';

const base = '/api/platform/audit';

export const auditRoutes: Routes<typeof auditSchemas> = {
  list: { method: 'GET', path: base, access: 'platform' },
  choices: { method: 'GET', path: `${base}/choices`, access: 'platform', unaudited: true },
  export: { method: 'GET', path: `${base}/export`, access: 'platform' },
};
