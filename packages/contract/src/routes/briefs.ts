import type { briefSchemas } from '../calls/briefs';
import type { Routes } from './route';

const base = '/api/briefs/{task}';

export const briefRoutes: Routes<typeof briefSchemas> = {
  view: { method: 'GET', path: base, access: 'member' },
  version: { method: 'GET', path: `${base}/{version}`, access: 'member' },
  store: { method: 'POST', path: base, access: 'member-vendor' },
  confirm: { method: 'POST', path: `${base}/confirm`, access: 'member-creator' },
  withdraw: { method: 'POST', path: `${base}/confirm/withdraw`, access: 'member-creator' },
  archive: { method: 'POST', path: `${base}/archive`, access: 'member-vendor' },
  recover: { method: 'POST', path: `${base}/recover`, access: 'member-vendor' },
};
