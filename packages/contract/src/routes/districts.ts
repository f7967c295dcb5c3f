import type { districtSchemas } from '../calls/districts';
import type { Routes } from './route';

export const districtRoutes: Routes<typeof districtSchemas> = {
  list: { method: 'GET', path: '/api/districts', access: 'user' },
};
