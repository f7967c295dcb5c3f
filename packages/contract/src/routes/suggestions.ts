import type { suggestionSchemas } from '../calls/suggestions';
import type { Routes } from './route';

const base = '/api/suggestions/{task}/{function}';

export const suggestionRoutes: Routes<typeof suggestionSchemas> = {
  list: { method: 'GET', path: base, access: 'member' },
  send: { method: 'POST', path: base, access: 'member-vendor' },
  accept: { method: 'POST', path: `${base}/{suggestion}/accept`, access: 'member-creator' },
  reject: { method: 'POST', path: `${base}/{suggestion}/reject`, access: 'member-creator' },
  reopen: { method: 'POST', path: `${base}/{suggestion}/reopen`, access: 'member-creator' },
  remove: { method: 'DELETE', path: `${base}/{suggestion}`, access: 'member' },
};
