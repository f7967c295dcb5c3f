import { versionRoutes } from '@paidang/contract/routes';
import { request } from './api';
import type { RequestOf } from './client';

/** Names a version; `''` removes the name. The caller shows errors. */
export const nameVersion = (params: RequestOf<typeof versionRoutes.name>['params'], name: string) =>
  request(versionRoutes.name, { params, body: { name }, handles: 'all' });
