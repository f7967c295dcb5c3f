import type { creatorCardSchemas } from '../calls/creator-cards';
import type { Routes } from './route';

const base = '/api/creator-card';
const work = `${base}/works/{task}`;

/** The caller's own card, and the works on it. */
export const creatorCardRoutes: Routes<typeof creatorCardSchemas> = {
  own: { method: 'GET', path: base, access: 'user' },
  save: { method: 'PUT', path: base, access: 'user' },
  preview: { method: 'GET', path: `${base}/preview`, access: 'user' },
  publish: { method: 'POST', path: `${base}/publish`, access: 'user' },
  unpublish: { method: 'POST', path: `${base}/unpublish`, access: 'user' },
  works: { method: 'GET', path: `${base}/works`, access: 'user' },
  askConsent: { method: 'POST', path: `${work}/request`, access: 'member-creator', afterEnd: true },
  consent: { method: 'GET', path: `${work}/consent`, access: 'member' },
  answerConsent: { method: 'POST', path: `${work}/consent`, access: 'member-vendor', afterEnd: true },
};
