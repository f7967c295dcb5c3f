import type { scheduleSchemas } from '../calls/schedules';
import type { Routes } from './route';

const base = '/api/project-schedules/{task}';

export const scheduleRoutes: Routes<typeof scheduleSchemas> = {
  get: { method: 'GET', path: base, access: 'member' },
  propose: { method: 'POST', path: base, access: 'member' },
  counter: { method: 'POST', path: `${base}/counter`, access: 'member' },
  open: { method: 'POST', path: `${base}/open`, access: 'member' },
  confirm: { method: 'POST', path: `${base}/confirm`, access: 'member' },
  decline: { method: 'POST', path: `${base}/decline`, access: 'member' },
  recall: { method: 'POST', path: `${base}/recall`, access: 'member' },
  shift: { method: 'POST', path: `${base}/shift`, access: 'member' },
  histories: { method: 'GET', path: `${base}/histories`, access: 'member' },
};
