import type { searchSchemas } from '../calls/search';
import type { Routes } from './route';

export const searchRoutes: Routes<typeof searchSchemas> = {
  find: { method: 'GET', path: '/api/search', access: 'user' },
};
