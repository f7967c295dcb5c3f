import type { notificationSchemas } from '../calls/notifications';
import type { Routes } from './route';

export const notificationRoutes: Routes<typeof notificationSchemas> = {
  list: { method: 'GET', path: '/api/notifications', access: 'user' },
  read: { method: 'PATCH', path: '/api/notifications/{notification}', access: 'user' },
  readAll: { method: 'PATCH', path: '/api/notifications', access: 'user' },
  readPlace: { method: 'PATCH', path: '/api/notifications/place', access: 'user' },
};
