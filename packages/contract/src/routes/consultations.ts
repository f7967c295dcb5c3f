import type { consultationSchemas, platformConsultationSchemas } from '../calls/consultations';
import type { Routes } from './route';

export const consultationRoutes: Routes<typeof consultationSchemas> = {
  send: { method: 'POST', path: '/api/consultations', access: 'guest' },
};

const base = '/api/platform/consultations';
const one = `${base}/{consultation}`;

export const platformConsultationRoutes: Routes<typeof platformConsultationSchemas> = {
  list: { method: 'GET', path: base, access: 'platform', staffRole: 'support' },
  get: { method: 'GET', path: one, access: 'platform', staffRole: 'support' },
  take: { method: 'POST', path: `${one}/take`, access: 'platform', staffRole: 'support' },
  answer: { method: 'POST', path: `${one}/answers`, access: 'platform', staffRole: 'support' },
  note: { method: 'PUT', path: `${one}/note`, access: 'platform', staffRole: 'support' },
  close: { method: 'POST', path: `${one}/close`, access: 'platform', staffRole: 'support' },
  reopen: { method: 'POST', path: `${one}/reopen`, access: 'platform', staffRole: 'support' },
};
