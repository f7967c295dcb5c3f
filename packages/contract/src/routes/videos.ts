import type { videoSchemas, videoUploadSchemas } from '../calls/videos';
import { moveRoutes } from './reviews';
import type { Routes } from './route';

const base = '/api/videos/{task}';
const uploadPath = '/api/video-feedback';

export const videoRoutes: Routes<typeof videoSchemas> = {
  view: { method: 'GET', path: base, access: 'member' },
  version: { method: 'GET', path: `${base}/{version}`, access: 'member' },
  store: { method: 'POST', path: base, access: 'member-creator' },
  download: { method: 'POST', path: `${base}/{version}/download`, access: 'member', afterEnd: true },
  ...moveRoutes(base),
};

export const videoUploadRoutes: Routes<typeof videoUploadSchemas> = {
  upload: { method: 'POST', path: uploadPath, access: 'member-creator' },
  unsent: { method: 'GET', path: `${uploadPath}/{task}`, access: 'member-creator' },
  confirm: { method: 'POST', path: `${uploadPath}/{task}/{video}/duration`, access: 'member-creator' },
  cover: { method: 'POST', path: `${uploadPath}/{task}/{video}/cover`, access: 'member-creator' },
  cancel: { method: 'DELETE', path: `${uploadPath}/{task}/{video}`, access: 'member-creator' },
};
