import { outlineCalls } from '@paidang/contract/calls';
import type { CallRegistry } from '../../http/call-registry';
import type { Transaction } from '../../platform/transaction';
import {
  type AtTask,
  acceptOutline,
  finaliseOutline,
  outlineStep,
  reopenOutline,
  requestChanges,
  sendOutline,
  storeDraft,
} from './service';
import { oneVersion, reviewSheet } from './sheet';

const answerSheet = async (tx: Transaction, at: AtTask) => ({
  data: await reviewSheet(tx, await outlineStep(tx, at.seat), at),
});

export function outlineRoutes(calls: CallRegistry): void {
  calls.task(outlineCalls.sheet, answerSheet);

  calls.task(outlineCalls.version, async (tx, { seat, params }) => ({
    data: await oneVersion(tx, await outlineStep(tx, seat), params.version),
  }));

  calls.task(outlineCalls.store, async (tx, context) => {
    const { is_draft: isDraft, ...text } = context.body;
    await (isDraft ? storeDraft(tx, context, text) : sendOutline(tx, context, text));
    return answerSheet(tx, context);
  });

  calls.task(outlineCalls.finalise, async (tx, context) => {
    await finaliseOutline(tx, context);
    return answerSheet(tx, context);
  });

  calls.task(outlineCalls.accept, async (tx, context) => {
    await acceptOutline(tx, context);
    return answerSheet(tx, context);
  });

  calls.task(outlineCalls.requestChanges, async (tx, context) => {
    await requestChanges(tx, context, context.body.summary);
    return answerSheet(tx, context);
  });

  calls.task(outlineCalls.reopen, async (tx, context) => {
    await reopenOutline(tx, context, context.body.reason);
    return answerSheet(tx, context);
  });
}
