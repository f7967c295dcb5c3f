import { draftTypeCalls, onePageScriptCalls } from '@paidang/contract/calls';
import type { OnePageContent } from '@paidang/contract/entities';
import type { CallRegistry } from '../../http/call-registry';
import type { Transaction } from '../../platform/transaction';
import {
  discardDraft,
  lockStepOf,
  moveRoutes,
  oneVersion,
  type StepMember,
  sendVersion,
  stepMemberOf,
  stepOf,
  storeDraft,
} from '../reviews';
import { withReading } from '../suggestions';
import { chooseForm, draftTypeOf } from './forms';
import { onePageScripts } from './one-page';
import { loadOnePageView } from './step-view';

/** The content of a version, without the text the creator had before the AI draft. */
const forOthers = (content: OnePageContent): OnePageContent => ({ ...content, compare_content: null });

/** Calls of the one-page script. */
export function onePageRoutes(calls: CallRegistry, { hasModel }: { hasModel: boolean }): void {
  const view = (tx: Transaction, member: StepMember<OnePageContent>) =>
    loadOnePageView(tx, member, { available: hasModel });
  const answer = async (tx: Transaction, member: StepMember<OnePageContent>) => ({ data: await view(tx, member) });

  calls.task(onePageScriptCalls.view, async (tx, context) => {
    const member = stepMemberOf(onePageScripts, context);
    return { data: await withReading(tx, { member, query: context.query, view: await view(tx, member) }) };
  });

  calls.task(onePageScriptCalls.version, async (tx, context) => {
    const member = stepMemberOf(onePageScripts, context);
    return { data: await oneVersion(tx, member, await stepOf(tx, member), context.params.version) };
  });

  calls.task(onePageScriptCalls.draft, async (tx, context) => ({
    data: (await view(tx, stepMemberOf(onePageScripts, context))).draft,
  }));

  calls.task(onePageScriptCalls.store, async (tx, context) => {
    const member = stepMemberOf(onePageScripts, context);
    const { description, compare_content, owner_role, revision, is_draft: isDraft } = context.body;
    const content = { description, compare_content, owner_role };
    if (isDraft) await storeDraft(tx, member, { content, revision });
    else await sendVersion(tx, member, { content: forOthers(content), revision });
    return answer(tx, member);
  });

  calls.task(onePageScriptCalls.restore, async (tx, context) => {
    const member = stepMemberOf(onePageScripts, context);
    const { content } = await oneVersion(tx, member, await stepOf(tx, member), context.params.version);
    await storeDraft(tx, member, { content, revision: context.body.revision });
    return answer(tx, member);
  });

  calls.task(onePageScriptCalls.remove, async (tx, context) => {
    const member = stepMemberOf(onePageScripts, context);
    await discardDraft(tx, member, await lockStepOf(tx, member));
    return answer(tx, member);
  });

  moveRoutes(calls, onePageScriptCalls, onePageScripts, view);
}

/** Calls for reading and choosing the form of a script. */
export function draftTypeRoutes(calls: CallRegistry): void {
  calls.task(draftTypeCalls.get, async (tx, context) => ({ data: await draftTypeOf(tx, context) }));

  calls.task(draftTypeCalls.choose, async (tx, context) => {
    await chooseForm(tx, context, context.body.script_type);
    return { data: await draftTypeOf(tx, context) };
  });
}
