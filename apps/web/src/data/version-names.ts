import { versionRoutes } from '@paidang/contract/routes';
import { request } from './api';
import type { RequestOf } from './call-types';

/** Names a version; `''` takes the name away. The caller shows what went wrong. */
export const nameVersion = (params: RequestOf<typeof versionRoutes.name>['params'], name: string) =>
  request(versionRoutes.name, { params, body: { name }, handles: 'all' });
