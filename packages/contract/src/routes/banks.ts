import type { bankSchemas } from '../calls/banks';
import type { Routes } from './route';

export const bankRoutes: Routes<typeof bankSchemas> = {
  list: { method: 'GET', path: '/api/banks', access: 'user' },
  branches: { method: 'GET', path: '/api/banks/{id}', access: 'user' },
};
