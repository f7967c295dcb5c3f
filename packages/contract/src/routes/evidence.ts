import type { evidenceSchemas } from '../calls/evidence';
import type { Routes } from './route';

const base = '/api/projects/{project}/evidence';

/** The public keys of an installation, at a well-known path. */
export const evidenceKeysPath = '/.well-known/paidang-keys.json';

export const evidenceRoutes: Routes<typeof evidenceSchemas> = {
  get: { method: 'GET', path: base, access: 'member' },
  capsule: { method: 'GET', path: `${base}/capsule`, access: 'member' },
};
