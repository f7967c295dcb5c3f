import { acceptanceCalls } from '@paidang/contract/calls';
import type { CallRegistry } from '../../http/call-registry';
import { loadAcceptanceSummary } from './service';

export const acceptanceRoutes = (calls: CallRegistry): void =>
  calls.task(acceptanceCalls.view, async (tx, context) => ({ data: await loadAcceptanceSummary(tx, context) }));
