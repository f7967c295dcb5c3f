import type { abuseReportSchemas, platformAbuseReportSchemas } from '../calls/abuse-reports';
import type { Routes } from './route';

export const abuseReportRoutes: Routes<typeof abuseReportSchemas> = {
  reportMessage: {
    method: 'POST',
    path: '/api/chatrooms/{chatroom}/messages/{chat_message}/abuse-reports',
    access: 'room-member',
    scope: 'chat',
  },
  reportComment: { method: 'POST', path: '/api/comments/{message}/abuse-reports', access: 'member', afterEnd: true },
};

const base = '/api/platform/abuse-reports';
const itemPath = `${base}/{report}`;

export const platformAbuseReportRoutes: Routes<typeof platformAbuseReportSchemas> = {
  list: { method: 'GET', path: base, access: 'platform', staffRole: 'support' },
  get: { method: 'GET', path: itemPath, access: 'platform', staffRole: 'support' },
  decide: { method: 'POST', path: `${itemPath}/decision`, access: 'platform', staffRole: 'support' },
};
