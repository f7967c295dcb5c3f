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
const itemPath = `${ofKind}/{record}`;

export const platformContentRoutes: Routes<typeof platformContentSchemas> = {
  kinds: { method: 'GET', path: base, access: 'platform', staffRole: 'content' },
  list: { method: 'GET', path: ofKind, access: 'platform', staffRole: 'content' },
  get: { method: 'GET', path: itemPath, access: 'platform', staffRole: 'content' },
  versions: { method: 'GET', path: `${itemPath}/versions`, access: 'platform', staffRole: 'content' },
  create: { method: 'POST', path: ofKind, access: 'platform', staffRole: 'content' },
  save: { method: 'POST', path: `${itemPath}/versions`, access: 'platform', staffRole: 'content' },
  publish: { method: 'POST', path: `${itemPath}/publish`, access: 'platform', staffRole: 'content' },
  restore: { method: 'POST', path: `${itemPath}/restore`, access: 'platform', staffRole: 'content' },
  move: { method: 'POST', path: `${itemPath}/move`, access: 'platform', staffRole: 'content' },
  activate: { method: 'PUT', path: `${itemPath}/active`, access: 'platform', staffRole: 'content' },
  remove: { method: 'DELETE', path: itemPath, access: 'platform', staffRole: 'content' },
  addPicture: { method: 'POST', path: '/api/platform/content-pictures', access: 'platform', staffRole: 'content' },
  linkPreview: { method: 'POST', path: '/api/platform/content-previews', access: 'platform', staffRole: 'content' },
};
