import type { exportSchemas } from '../calls/exports';
import type { Routes } from './route';

export const exportRoutes: Routes<typeof exportSchemas> = {
  remarks: { method: 'GET', path: '/api/exports/{task}/video/{version}/comments', access: 'member' },
  changes: { method: 'GET', path: '/api/exports/{task}/{function}/{version}/changes', access: 'member' },
  version: { method: 'GET', path: '/api/exports/{task}/{function}/{version}', access: 'member' },
};
