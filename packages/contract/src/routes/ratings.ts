import type { ratingSchemas } from '../calls/ratings';
import type { Routes } from './route';

const base = '/api/ratings';

export const ratingRoutes: Routes<typeof ratingSchemas> = {
  get: { method: 'GET', path: `${base}/{task}`, access: 'member' },
  send: { method: 'POST', path: base, access: 'member', afterEnd: true },
  skip: { method: 'POST', path: `${base}/skip`, access: 'member', afterEnd: true },
};
