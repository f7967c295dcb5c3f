import { briefCalls } from '@paidang/contract/calls';
import type { CallRegistry } from '../../http/call-registry';
import { acknowledge, oneVersion, plainMove, sendVersion, stepMemberOf, stepOf, storeDraft } from '../reviews';
import { withReading } from '../suggestions';
import { briefs, loadBriefView, withdrawAcknowledgement } from './service';

export function briefRoutes(calls: CallRegistry): void {
  calls.task(briefCalls.view, async (tx, context) => {
    const desk = stepMemberOf(briefs, context);
    return { data: await withReading(tx, { desk, query: context.query, view: await loadBriefView(tx, desk) }) };
  });

  calls.task(briefCalls.version, async (tx, context) => {
    const desk = stepMemberOf(briefs, context);
    return { data: await oneVersion(tx, desk, await stepOf(tx, desk), context.params.version) };
  });

  calls.task(briefCalls.store, async (tx, context) => {
    const desk = stepMemberOf(briefs, context);
    const { is_draft: isDraft, ...written } = context.body;
    await (isDraft ? storeDraft(tx, desk, written) : sendVersion(tx, desk, written));
    return { data: await loadBriefView(tx, desk) };
  });

  calls.task(briefCalls.confirm, async (tx, context) => {
    const desk = stepMemberOf(briefs, context);
    await acknowledge(tx, desk, context.body);
    return { data: await loadBriefView(tx, desk) };
  });

  calls.task(briefCalls.withdraw, async (tx, context) => {
    const desk = stepMemberOf(briefs, context);
    await withdrawAcknowledgement(tx, desk, context.body);
    return { data: await loadBriefView(tx, desk) };
  });

  for (const action of ['archive', 'recover'] as const) {
    calls.task(briefCalls[action], async (tx, context) => {
      const desk = stepMemberOf(briefs, context);
      await plainMove(tx, desk, action);
      return { data: await loadBriefView(tx, desk) };
    });
  }
}
