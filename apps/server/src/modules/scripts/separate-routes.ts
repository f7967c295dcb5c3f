import { separateScriptCalls } from '@paidang/contract/calls';
import type { CallRegistry } from '../../http/call-registry';
import { notFound } from '../../platform/errors';
import { oneVersion, readDraft, stepMemberOf, stepOf } from '../reviews';
import { removeSegment } from './deleted-segments';
import { editDraft } from './draft';
import { multiPageScripts } from './multi-page';
import { inserted, withSegment } from './segments';
import { loadMultiPageView } from './step-view';

/** Calls for writing the multi-page script segment by segment. */
export function separateScriptRoutes(calls: CallRegistry): void {
  calls.task(separateScriptCalls.list, async (tx, context) => ({
    data: await loadMultiPageView(tx, stepMemberOf(multiPageScripts, context)),
  }));

  calls.task(separateScriptCalls.get, async (tx, context) => {
    const member = stepMemberOf(multiPageScripts, context);
    const step = await stepOf(tx, member);
    const { is_draft: isDraft, version = step.version } = context.query;
    const own = await readDraft(tx.db, step.id, context.user.id);
    const draft = isDraft ? own.draft : null;
    if (isDraft && !draft) throw notFound();
    const { scripts } = draft
      ? member.kind.codec.parse(draft.content)
      : (await oneVersion(tx, member, step, version)).content;
    return { data: { scripts, revision: own.revision, version: draft?.baseVersion ?? version } };
  });

  calls.task(separateScriptCalls.store, async (tx, context) => {
    const member = stepMemberOf(multiPageScripts, context);
    const { script, ordering, revision } = context.body;
    await editDraft(tx, member, revision, (scripts) => inserted(scripts, script, ordering));
    return { data: await loadMultiPageView(tx, member) };
  });

  calls.task(separateScriptCalls.update, async (tx, { params, ...context }) => {
    const member = stepMemberOf(multiPageScripts, context);
    const { script, revision } = context.body;
    await editDraft(tx, member, revision, (scripts) => withSegment(scripts, { ...script, script_uuid: params.script }));
    return { data: await loadMultiPageView(tx, member) };
  });

  calls.task(separateScriptCalls.remove, async (tx, { params, ...context }) => {
    const member = stepMemberOf(multiPageScripts, context);
    await removeSegment(tx, member, params.script, context.body.revision);
    return { data: await loadMultiPageView(tx, member) };
  });
}
