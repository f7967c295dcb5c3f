import type { announcementSchemas, healthSchemas, platformAccountSchemas } from '../calls/operations';
import type { Routes } from './route';

const accounts = '/api/platform/accounts';
const account = `${accounts}/{account}`;

export const platformAccountRoutes: Routes<typeof platformAccountSchemas> = {
  list: { method: 'GET', path: accounts, access: 'platform' },
  get: { method: 'GET', path: account, access: 'platform' },
  signOut: { method: 'POST', path: `${account}/sign-out`, access: 'platform' },
  suspend: { method: 'POST', path: `${account}/suspend`, access: 'platform' },
  unsuspend: { method: 'POST', path: `${account}/unsuspend`, access: 'platform' },
  superLogin: { method: 'POST', path: `${account}/super-login`, access: 'platform' },
};

const health = '/api/platform/health';

export const healthRoutes: Routes<typeof healthSchemas> = {
  get: { method: 'GET', path: health, access: 'platform' },
  mails: { method: 'GET', path: `${health}/mails`, access: 'platform' },
  retryMail: { method: 'POST', path: `${health}/mails/{entry}/retry`, access: 'platform' },
  lineMessages: { method: 'GET', path: `${health}/line-messages`, access: 'platform' },
  retryLineMessage: { method: 'POST', path: `${health}/line-messages/{entry}/retry`, access: 'platform' },
};

const announcements = '/api/platform/announcements';

export const announcementRoutes: Routes<typeof announcementSchemas> = {
  list: { method: 'GET', path: announcements, access: 'platform' },
  send: { method: 'POST', path: announcements, access: 'platform' },
};
