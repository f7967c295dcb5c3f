import type { worksSchemas } from '../calls/works';
import type { Routes } from './route';

const base = '/api/works-online/{task}';

export const worksRoutes: Routes<typeof worksSchemas> = {
  view: { method: 'GET', path: base, access: 'member' },
  unlock: { method: 'POST', path: `${base}/unlock`, access: 'member-vendor' },
  store: { method: 'POST', path: `${base}/{platform}`, access: 'member-creator' },
  pass: { method: 'POST', path: `${base}/{platform}/pass`, access: 'member-vendor' },
  fail: { method: 'POST', path: `${base}/{platform}/fail`, access: 'member-vendor' },
  markChanged: { method: 'POST', path: `${base}/{platform}/changed`, access: 'member-vendor' },
};
