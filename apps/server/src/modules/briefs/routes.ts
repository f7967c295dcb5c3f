import { briefCalls } from '@paidang/contract/calls';
import type { CallRegistry } from '../../http/call-registry';
import { acknowledge, deskOf, oneVersion, plainMove, sendVersion, stepOf, storeDraft } from '../reviews';
import { briefSheet, briefs } from './service';

export function briefRoutes(calls: CallRegistry): void {
  calls.task(briefCalls.sheet, async (tx, context) => ({ data: await briefSheet(tx, deskOf(briefs, context)) }));

  calls.task(briefCalls.version, async (tx, context) => {
    const desk = deskOf(briefs, context);
    return { data: await oneVersion(tx, desk, await stepOf(tx, desk), context.params.version) };
  });

  calls.task(briefCalls.store, async (tx, context) => {
    const desk = deskOf(briefs, context);
    const { is_draft: isDraft, ...written } = context.body;
    await (isDraft ? storeDraft(tx, desk, written) : sendVersion(tx, desk, written));
    return { data: await briefSheet(tx, desk) };
  });

  calls.task(briefCalls.confirm, async (tx, context) => {
    const desk = deskOf(briefs, context);
    await acknowledge(tx, desk, context.body);
    return { data: await briefSheet(tx, desk) };
  });

  for (const action of ['archive', 'recover'] as const) {
    calls.task(briefCalls[action], async (tx, context) => {
      const desk = deskOf(briefs, context);
      await plainMove(tx, desk, action);
      return { data: await briefSheet(tx, desk) };
    });
  }
}
