import type { buildInvitationSchemas, invitationSchemas } from '../calls/invitations';
import type { Routes } from './route';

export const invitationRoutes: Routes<typeof invitationSchemas> = {
  list: { method: 'GET', path: '/api/invitations', access: 'user' },
  get: { method: 'GET', path: '/api/invitations/{invitation}', access: 'user' },
  validate: { method: 'POST', path: '/api/invitation/validation', access: 'guest' },
  register: { method: 'POST', path: '/api/invitation/register', access: 'guest' },
  send: { method: 'POST', path: '/api/tasks/{task}/invitations', access: 'member-vendor' },
  join: { method: 'POST', path: '/api/invitations/{invitation}/join', access: 'user' },
  reject: { method: 'POST', path: '/api/invitations/{invitation}/reject', access: 'user' },
  rejectByLink: { method: 'POST', path: '/api/invitation/reject', access: 'guest' },
  resend: { method: 'POST', path: '/api/invitations/{invitation}/resend', access: 'user' },
  revoke: { method: 'DELETE', path: '/api/invitations/{invitation}', access: 'user' },
};

export const buildInvitationRoutes: Routes<typeof buildInvitationSchemas> = {
  send: { method: 'POST', path: '/api/project/build-invitation', access: 'user' },
  validate: { method: 'POST', path: '/api/project/build-invitation/validation', access: 'guest' },
  register: { method: 'POST', path: '/api/project/build-invitation/register', access: 'guest' },
  reject: { method: 'POST', path: '/api/project/build-invitation/{invitation}/reject', access: 'user' },
  open: { method: 'POST', path: '/api/projects', access: 'user' },
};
