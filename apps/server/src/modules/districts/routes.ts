import { districtCalls } from '@paidang/contract/calls';
import type { CallRegistry } from '../../http/call-registry';
import { counties, districtSource } from './district-list';

export function districtRoutes(calls: CallRegistry): void {
  calls.user(districtCalls.list, { cacheSeconds: 24 * 60 * 60 }, async () => ({
    data: [...counties],
    meta: districtSource,
  }));
}
