import type { platformContentSchemas, siteContentSchemas } from '../calls/site-content';
import type { Routes } from './route';

const cases = '/api/cooperation-cases';

export const siteContentRoutes: Routes<typeof siteContentSchemas> = {
  successProjects: { method: 'GET', path: '/api/success-projects', access: 'guest' },
  creatorSays: { method: 'GET', path: '/api/creator-says', access: 'guest' },
  customerSays: { method: 'GET', path: '/api/customer-says', access: 'guest' },
  brands: { method: 'GET', path: '/api/brands', access: 'guest' },
  claims: { method: 'GET', path: '/api/site-claims', access: 'guest' },
  customerReviews: { method: 'GET', path: '/api/customer-reviews', access: 'guest' },
  cooperationCaseTypes: { method: 'GET', path: `${cases}/types`, access: 'guest' },
  cooperationCases: { method: 'GET', path: `${cases}/{type}`, access: 'guest' },
  recommendations: { method: 'GET', path: '/api/kol-recommendations', access: 'guest' },
  guideArticles: { method: 'GET', path: '/api/guide-articles', access: 'guest' },
};

const base = '/api/platform/content';
const ofKind = `${base}/{kind}`;
const one = `${ofKind}/{record}`;

export const platformContentRoutes: Routes<typeof platformContentSchemas> = {
  kinds: { method: 'GET', path: base, access: 'platform' },
  list: { method: 'GET', path: ofKind, access: 'platform' },
  get: { method: 'GET', path: one, access: 'platform' },
  versions: { method: 'GET', path: `${one}/versions`, access: 'platform' },
  create: { method: 'POST', path: ofKind, access: 'platform' },
  save: { method: 'POST', path: `${one}/versions`, access: 'platform' },
  publish: { method: 'POST', path: `${one}/publish`, access: 'platform' },
  restore: { method: 'POST', path: `${one}/restore`, access: 'platform' },
  move: { method: 'POST', path: `${one}/move`, access: 'platform' },
  activate: { method: 'PUT', path: `${one}/active`, access: 'platform' },
  remove: { method: 'DELETE', path: one, access: 'platform' },
  addPicture: { method: 'POST', path: '/api/platform/content-pictures', access: 'platform' },
  linkPreview: { method: 'POST', path: '/api/platform/content-previews', access: 'platform' },
};
