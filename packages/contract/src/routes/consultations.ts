import type { consultationSchemas, platformConsultationSchemas } from '../calls/consultations';
import type { Routes } from './route';

export const consultationRoutes: Routes<typeof consultationSchemas> = {
  send: { method: 'POST', path: '/api/consultations', access: 'guest' },
};

const base = '/api/platform/consultations';
const one = `${base}/{consultation}`;

export const platformConsultationRoutes: Routes<typeof platformConsultationSchemas> = {
  list: { method: 'GET', path: base, access: 'platform' },
  get: { method: 'GET', path: one, access: 'platform' },
  take: { method: 'POST', path: `${one}/take`, access: 'platform' },
  answer: { method: 'POST', path: `${one}/answers`, access: 'platform' },
  note: { method: 'PUT', path: `${one}/note`, access: 'platform' },
  close: { method: 'POST', path: `${one}/close`, access: 'platform' },
  reopen: { method: 'POST', path: `${one}/reopen`, access: 'platform' },
};
