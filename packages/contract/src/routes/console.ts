import type { consoleSchemas } from '../calls/console';
import type { Routes } from './route';

const base = '/api/console';

export const consoleRoutes: Routes<typeof consoleSchemas> = {
  login: { method: 'POST', path: `${base}/login`, access: 'guest' },
  secondFactor: { method: 'POST', path: `${base}/second-factor`, access: 'guest' },
  setPassword: { method: 'POST', path: `${base}/password/{token}`, access: 'guest' },
  session: { method: 'GET', path: `${base}/session`, access: 'platform', unaudited: true },
  logout: { method: 'POST', path: `${base}/logout`, access: 'platform' },
  changePassword: { method: 'PUT', path: `${base}/password`, access: 'platform' },
  sessions: { method: 'GET', path: `${base}/sessions`, access: 'platform', unaudited: true },
  revokeSession: { method: 'DELETE', path: `${base}/sessions/{session}`, access: 'platform' },
  waiting: { method: 'GET', path: '/api/platform/waiting', access: 'platform', unaudited: true },
};
