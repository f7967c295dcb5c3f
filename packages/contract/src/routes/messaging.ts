import type { messagingSchemas } from '../calls/messaging';
import type { Routes } from './route';

export const messagingRoutes: Routes<typeof messagingSchemas> = {
  setting: { method: 'GET', path: '/api/line-notify-setting', access: 'user' },
  save: { method: 'POST', path: '/api/line-notify-setting/save', access: 'user' },
  ifAsk: { method: 'GET', path: '/api/line-notify-setting/if-ask/{status}', access: 'user' },
  confirm: { method: 'POST', path: '/api/line-notify-setting/confirm', access: 'user' },
  unbind: { method: 'PUT', path: '/api/auth/line/unbind', access: 'user' },
  bindTestAccount: { method: 'POST', path: '/api/line-notify-setting/test-binding', access: 'user' },
};
