import type { socialSchemas } from '../calls/social';
import type { Routes } from './route';

export const socialRoutes: Routes<typeof socialSchemas> = {
  providers: { method: 'GET', path: '/api/login/providers', access: 'guest' },
  google: { method: 'GET', path: '/api/login/google', access: 'guest' },
  googleCallback: { method: 'GET', path: '/api/login/google/callback', access: 'guest' },
  line: { method: 'GET', path: '/api/login/line', access: 'guest' },
  lineCallback: { method: 'GET', path: '/api/login/line/callback', access: 'guest' },
  autoLogin: { method: 'POST', path: '/api/auth/auto_login', access: 'guest' },
  pending: { method: 'GET', path: '/api/login/pending/{token}', access: 'guest' },
  register: { method: 'POST', path: '/api/login/register', access: 'guest' },
  link: { method: 'POST', path: '/api/login/link', access: 'guest' },
  identities: { method: 'GET', path: '/api/profile/identities', access: 'user' },
  startGoogle: { method: 'POST', path: '/api/auth/google/begin', access: 'user' },
  startLine: { method: 'POST', path: '/api/auth/line/begin', access: 'user' },
  bindGoogle: { method: 'POST', path: '/api/auth/google/login', access: 'user' },
  bindLine: { method: 'POST', path: '/api/auth/line/login', access: 'user' },
  unbindGoogle: { method: 'PUT', path: '/api/auth/google/unbind', access: 'user' },
};
