import type { versionSchemas } from '../calls/versions';
import type { Routes } from './route';

export const versionRoutes: Routes<typeof versionSchemas> = {
  name: { method: 'PUT', path: '/api/tasks/{task}/steps/{step}/versions/{version}/name', access: 'member' },
};
