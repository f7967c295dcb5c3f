import { scheduleCalls } from '@paidang/contract/calls';
import type { CallRegistry } from '../../http/call-registry';
import type { Transaction } from '../../platform/transaction';
import type { AtTask } from '../reviews';
import { scheduleHistories, scheduleSheet } from './present';
import { confirm, counter, decline, open, propose, recall, shift, storeDraft } from './service';

interface Context extends Pick<AtTask, 'seat' | 'user'> {
  readonly body?: { readonly askUUID?: string | undefined };
}

const placeOf = ({ seat, user, body }: Context): AtTask => ({ seat, user, askId: body?.askUUID });

/** Acts on the schedule and responds with its new step view. */
async function answer(tx: Transaction, context: Context, act: (at: AtTask) => Promise<void>) {
  const at = placeOf(context);
  await act(at);
  return { data: await scheduleSheet(tx, at) };
}

export function scheduleRoutes(calls: CallRegistry): void {
  calls.task(scheduleCalls.get, async (tx, { seat, user }) => ({ data: await scheduleSheet(tx, { seat, user }) }));

  calls.task(scheduleCalls.histories, async (tx, { seat, user }) => ({
    data: await scheduleHistories(tx, { seat, user }),
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
