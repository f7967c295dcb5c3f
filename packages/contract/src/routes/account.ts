import type { accountSchemas } from '../calls/account';
import type { Routes } from './route';

/** Where archives of personal data are downloaded, each once: `{exportPath}/{token}`. */
export const exportPath = '/exports';

export const accountRoutes: Routes<typeof accountSchemas> = {
  profile: { method: 'GET', path: '/api/profile', access: 'user' },
  updateProfile: { method: 'PUT', path: '/api/profile', access: 'user' },
  setAvatar: { method: 'POST', path: '/api/profile/avatar', access: 'user' },
  removeAvatar: { method: 'DELETE', path: '/api/profile/avatar', access: 'user' },
  changePassword: { method: 'PUT', path: '/api/profile/password', access: 'user' },
  sessions: { method: 'GET', path: '/api/profile/sessions', access: 'user' },
  revokeSession: { method: 'DELETE', path: '/api/profile/sessions/{session}', access: 'user' },
  revokeOtherSessions: { method: 'DELETE', path: '/api/profile/sessions', access: 'user' },
  exportData: { method: 'POST', path: '/api/profile/export', access: 'user' },
  deleteAccount: { method: 'POST', path: '/api/profile/deletion', access: 'user' },
  company: { method: 'GET', path: '/api/company/{id}', access: 'user' },
  keepAccount: { method: 'DELETE', path: '/api/profile/deletion', access: 'user' },
};
