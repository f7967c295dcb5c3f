import type { creatorListSchemas, creatorSchemas, platformCreatorSchemas } from '../calls/creators';
import type { Routes } from './route';

const base = '/api/creators';
const lists = '/api/creator-lists';

/** Creators' cards for vendors; guests use separate addresses, so that those can be cached. */
export const creatorRoutes: Routes<typeof creatorSchemas> = {
  find: { method: 'GET', path: base, access: 'user' },
  facets: { method: 'GET', path: `${base}/facets`, access: 'user' },
  compare: { method: 'GET', path: `${base}/compare`, access: 'user' },
  get: { method: 'GET', path: `${base}/{creator}`, access: 'user' },
  getPublic: { method: 'GET', path: '/api/public-creators/{creator}', access: 'guest' },
  invite: { method: 'POST', path: `${base}/{creator}/invitations`, access: 'user' },
};

export const platformCreatorRoutes: Routes<typeof platformCreatorSchemas> = {
  find: { method: 'GET', path: '/api/platform/creators', access: 'platform' },
};

export const creatorListRoutes: Routes<typeof creatorListSchemas> = {
  list: { method: 'GET', path: lists, access: 'user' },
  create: { method: 'POST', path: lists, access: 'user' },
  get: { method: 'GET', path: `${lists}/{list}`, access: 'user' },
  rename: { method: 'PATCH', path: `${lists}/{list}`, access: 'user' },
  remove: { method: 'DELETE', path: `${lists}/{list}`, access: 'user' },
  put: { method: 'PUT', path: `${lists}/{list}/creators/{creator}`, access: 'user' },
  take: { method: 'DELETE', path: `${lists}/{list}/creators/{creator}`, access: 'user' },
};
