import type { consultationSchemas, platformConsultationSchemas } from '../calls/consultations';
import type { Routes } from './route';

export const consultationRoutes: Routes<typeof consultationSchemas> = {
  send: { method: 'POST', path: '/api/consultations', access: 'guest' },
};

const base = '/api/platform/consultations';
const itemPath = `${base}/{consultation}`;

export const platformConsultationRoutes: Routes<typeof platformConsultationSchemas> = {
  list: { method: 'GET', path: base, access: 'platform', staffRole: 'support' },
  get: { method: 'GET', path: itemPath, access: 'platform', staffRole: 'support' },
  take: { method: 'POST', path: `${itemPath}/take`, access: 'platform', staffRole: 'support' },
  answer: { method: 'POST', path: `${itemPath}/answers`, access: 'platform', staffRole: 'support' },
  note: { method: 'PUT', path: `${itemPath}/note`, access: 'platform', staffRole: 'support' },
  close: { method: 'POST', path: `${itemPath}/close`, access: 'platform', staffRole: 'support' },
  reopen: { method: 'POST', path: `${itemPath}/reopen`, access: 'platform', staffRole: 'support' },
};
