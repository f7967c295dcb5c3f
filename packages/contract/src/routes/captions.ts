import type { captionSchemas } from '../calls/captions';
import type { Routes } from './route';

const path = '/api/video-captions/{task}/{video}';

/** The captions of a film, whether it has been sent or not. */
export const captionRoutes: Routes<typeof captionSchemas> = {
  view: { method: 'GET', path, access: 'member' },
  keep: { method: 'POST', path, access: 'member-creator' },
  remove: { method: 'DELETE', path, access: 'member-creator' },
};
