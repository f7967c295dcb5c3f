import { acceptanceCalls } from '@paidang/contract/calls';
import type { CallRegistry } from '../../http/call-registry';
import { acceptanceSheet } from './service';

export const acceptanceRoutes = (calls: CallRegistry): void =>
  calls.task(acceptanceCalls.sheet, async (tx, context) => ({ data: await acceptanceSheet(tx, context) }));
