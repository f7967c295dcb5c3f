import type { claimSchemas } from '../calls/claims';
import type { Routes } from './route';

const base = '/api/claims/{task}/{function}';

export const claimRoutes: Routes<typeof claimSchemas> = {
  list: { method: 'GET', path: base, access: 'member' },
  answer: { method: 'POST', path: base, access: 'member' },
  withdraw: { method: 'DELETE', path: `${base}/{answer}`, access: 'member' },
};
