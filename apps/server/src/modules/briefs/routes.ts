import { briefCalls } from '@paidang/contract/calls';
import type { CallRegistry } from '../../http/call-registry';
import { acknowledge, oneVersion, plainMove, sendVersion, stepMemberOf, stepOf, storeDraft } from '../reviews';
import { withReading } from '../suggestions';
import { briefs, loadBriefView, withdrawAcknowledgement } from './service';

export function briefRoutes(calls: CallRegistry): void {
  calls.task(briefCalls.view, async (tx, context) => {
    const member = stepMemberOf(briefs, context);
    return { data: await withReading(tx, { member, query: context.query, view: await loadBriefView(tx, member) }) };
  });

  calls.task(briefCalls.version, async (tx, context) => {
    const member = stepMemberOf(briefs, context);
    return { data: await oneVersion(tx, member, await stepOf(tx, member), context.params.version) };
  });

  calls.task(briefCalls.store, async (tx, context) => {
    const member = stepMemberOf(briefs, context);
    const { is_draft: isDraft, ...written } = context.body;
    await (isDraft ? storeDraft(tx, member, written) : sendVersion(tx, member, written));
    return { data: await loadBriefView(tx, member) };
  });

  calls.task(briefCalls.confirm, async (tx, context) => {
    const member = stepMemberOf(briefs, context);
    await acknowledge(tx, member, context.body);
    return { data: await loadBriefView(tx, member) };
  });

  calls.task(briefCalls.withdraw, async (tx, context) => {
    const member = stepMemberOf(briefs, context);
    await withdrawAcknowledgement(tx, member, context.body);
    return { data: await loadBriefView(tx, member) };
  });

  for (const action of ['archive', 'recover'] as const) {
    calls.task(briefCalls[action], async (tx, context) => {
      const member = stepMemberOf(briefs, context);
      await plainMove(tx, member, action);
      return { data: await loadBriefView(tx, member) };
    });
  }
}
