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
  revokeOtherSessions: { method: 'DELETE', path: `${base}/sessions`, access: 'platform' },
  revokeSession: { method: 'DELETE', path: `${base}/sessions/{session}`, access: 'platform' },
  authenticator: { method: 'GET', path: `${base}/authenticator`, access: 'platform', unaudited: true },
  offerAuthenticator: { method: 'POST', path: `${base}/authenticator/offer`, access: 'platform', unaudited: true },
  replaceAuthenticator: { method: 'PUT', path: `${base}/authenticator`, access: 'platform' },
  renewRecoveryCodes: { method: 'PUT', path: `${base}/recovery-codes`, access: 'platform' },
  notices: { method: 'GET', path: `${base}/notices`, access: 'platform', unaudited: true },
  readNotice: { method: 'PATCH', path: `${base}/notices/{notification}`, access: 'platform', unaudited: true },
  waiting: { method: 'GET', path: '/api/platform/waiting', access: 'platform', unaudited: true },
};
