import type { outlineSchemas } from '../calls/outlines';
import { reviewRoutes } from './reviews';
import type { Routes } from './route';

export const outlineRoutes: Routes<typeof outlineSchemas> = reviewRoutes('/api/outlines/{task}');
