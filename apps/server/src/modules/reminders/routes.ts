import { nudgeCalls } from '@paidang/contract/calls';
import type { CallRegistry } from '../../http/call-registry';
import { nudge, nudgeOfToday } from './nudges';

export function reminderRoutes(calls: CallRegistry): void {
  calls.task(nudgeCalls.today, async (tx, { membership, user, params }) => ({
    data: await nudgeOfToday(tx, { membership, user }, params.step),
  }));

  calls.task(nudgeCalls.send, async (tx, { membership, user, params }) => ({
    data: await nudge(tx, { membership, user }, params.step),
  }));
}
