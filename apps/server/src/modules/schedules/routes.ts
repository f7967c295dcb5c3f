import { scheduleCalls } from '@paidang/contract/calls';
import type { CallRegistry } from '../../http/call-registry';
import type { Transaction } from '../../platform/transaction';
import type { TaskMember } from '../reviews';
import { loadScheduleView, scheduleHistories } from './present';
import { confirm, counter, decline, open, propose, recall, shift, storeDraft } from './service';

interface Context extends Pick<TaskMember, 'membership' | 'user'> {
  readonly body?: { readonly askUUID?: string | undefined };
}

const placeOf = ({ membership, user, body }: Context): TaskMember => ({ membership, user, askId: body?.askUUID });

/** Acts on the schedule and responds with the updated step view. */
async function answer(tx: Transaction, context: Context, act: (at: TaskMember) => Promise<void>) {
  const at = placeOf(context);
  await act(at);
  return { data: await loadScheduleView(tx, at) };
}

export function scheduleRoutes(calls: CallRegistry): void {
  calls.task(scheduleCalls.get, async (tx, { membership, user }) => ({
    data: await loadScheduleView(tx, { membership, user }),
  }));

  calls.task(scheduleCalls.histories, async (tx, { membership, user }) => ({
    data: await scheduleHistories(tx, { membership, user }),
  }));

  calls.task(scheduleCalls.propose, (tx, context) =>
    answer(tx, context, (at) => (context.body.is_draft ? storeDraft : propose)(tx, at, context.body)),
  );
  calls.task(scheduleCalls.counter, (tx, context) => answer(tx, context, (at) => counter(tx, at, context.body)));
  calls.task(scheduleCalls.open, (tx, { body, ...context }) => answer(tx, context, (at) => open(tx, at, body)));
  calls.task(scheduleCalls.confirm, (tx, context) => answer(tx, context, (at) => confirm(tx, at, context.body)));
  calls.task(scheduleCalls.decline, (tx, context) => answer(tx, context, (at) => decline(tx, at, context.body)));
  calls.task(scheduleCalls.recall, (tx, context) => answer(tx, context, (at) => recall(tx, at, context.body)));
  calls.task(scheduleCalls.shift, (tx, context) => answer(tx, context, (at) => shift(tx, at, context.body)));
}
