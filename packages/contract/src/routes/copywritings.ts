import type { copyPhotoSchemas, copywritingSchemas } from '../calls/copywritings';
import { reviewRoutes } from './reviews';
import type { Routes } from './route';

const base = '/api/copywritings/{task}';

export const copywritingRoutes: Routes<typeof copywritingSchemas> = {
  list: { method: 'GET', path: base, access: 'member' },
  ...reviewRoutes(`${base}/{platform}`),
};

export const copyPhotoRoutes: Routes<typeof copyPhotoSchemas> = reviewRoutes(`${base}/{platform}/photos`);
