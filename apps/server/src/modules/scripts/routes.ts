import { scriptCalls } from '@paidang/contract/calls';
import { documentLimits, limits } from '@paidang/contract/limits';
import { documentMessages, messages } from '@paidang/contract/rules';
import type { CallRegistry } from '../../http/call-registry';
import { invalid } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import type { Transaction } from '../../platform/transaction';
import { moveRoutes, oneVersion, stepMemberOf, stepOf } from '../reviews';
import { withReading } from '../suggestions';
import { filePath, keepPicture, receivePicture } from '../uploads';
import { deletedOf, recoverSegments, removeSegment } from './deleted-segments';
import { editDraft, type ScriptMember, storeScript } from './draft';
import { keepImportedScript, readScriptFile } from './import/import-word';
import { multiPageScripts } from './multi-page';
import { ordered, withSegmentTimes } from './segments';
import { loadMultiPageView } from './step-view';

const answer = async (tx: Transaction, member: ScriptMember) => ({ data: await loadMultiPageView(tx, member) });

function readingRoutes(calls: CallRegistry): void {
  calls.task(scriptCalls.view, async (tx, context) => {
    const member = stepMemberOf(multiPageScripts, context);
    return { data: await withReading(tx, { member, query: context.query, view: await loadMultiPageView(tx, member) }) };
  });

  calls.task(scriptCalls.version, async (tx, context) => {
    const member = stepMemberOf(multiPageScripts, context);
    return { data: await oneVersion(tx, member, await stepOf(tx, member), context.params.version) };
  });

  calls.task(scriptCalls.draft, async (tx, context) => ({
    data: (await loadMultiPageView(tx, stepMemberOf(multiPageScripts, context))).draft,
  }));

  calls.task(scriptCalls.deleted, async (tx, context) => {
    const member = stepMemberOf(multiPageScripts, context);
    return { data: await deletedOf(tx, member, await stepOf(tx, member)) };
  });
}

function writingRoutes(calls: CallRegistry): void {
  calls.task(scriptCalls.store, async (tx, context) => {
    const member = stepMemberOf(multiPageScripts, context);
    const { scripts, revision, is_draft: isDraft } = context.body;
    await storeScript(tx, member, { content: { scripts }, revision }, isDraft);
    return answer(tx, member);
  });

  calls.task(scriptCalls.order, async (tx, context) => {
    const member = stepMemberOf(multiPageScripts, context);
    const { script_uuid: ids, revision } = context.body;
    await editDraft(tx, member, revision, (scripts) => ordered(scripts, ids));
    return answer(tx, member);
  });

  calls.task(scriptCalls.retime, async (tx, context) => {
    const member = stepMemberOf(multiPageScripts, context);
    const { sync, revision, ...times } = context.body;
    await editDraft(tx, member, revision, (scripts) => withSegmentTimes(scripts, context.params.script, times, sync));
    return answer(tx, member);
  });

  calls.task(scriptCalls.remove, async (tx, context) => {
    const member = stepMemberOf(multiPageScripts, context);
    await removeSegment(tx, member, context.body.delete_script_uuid, context.body.revision);
    return answer(tx, member);
  });

  calls.task(scriptCalls.recoverSegments, async (tx, context) => {
    const member = stepMemberOf(multiPageScripts, context);
    await recoverSegments(tx, member, context.body.script_uuid, context.body.revision);
    return answer(tx, member);
  });
}

function fileRoutes(calls: CallRegistry, platform: Platform): void {
  const { storage } = platform;
  calls.task(
    scriptCalls.importWord,
    {
      files: { maxBytes: documentLimits.wordBytes, tooLarge: () => documentMessages.tooLarge },
      prepare: ({ files, user }) => readScriptFile(platform, files[0], user.id),
      ratePerMinute: 20,
    },
    async (tx, { prepared, membership, user }) => ({
      data: await keepImportedScript(tx, storage, prepared, { taskId: membership.task.id, uploadedBy: user.id }),
    }),
  );

  calls.task(
    scriptCalls.imageFile,
    {
      files: { maxBytes: limits.editor.imageBytes, tooLarge: () => messages.photoTooLarge },
      prepare: async ({ files: [file], user }) => {
        if (!file) throw invalid({ errors: { file: [messages.uploadFailed] } });
        return receivePicture(platform, file, messages.uploadFailed, user.id);
      },
    },
    async (tx, { prepared, membership, user }) => {
      const filename = await keepPicture(tx, storage, prepared, { taskId: membership.task.id, uploadedBy: user.id });
      return { data: { filename, path: filePath(filename) } };
    },
  );
}

/** Calls of the multi-page script. */
export function multiPageRoutes(calls: CallRegistry, platform: Platform): void {
  readingRoutes(calls);
  writingRoutes(calls);
  fileRoutes(calls, platform);
  moveRoutes(calls, scriptCalls, multiPageScripts, loadMultiPageView);
}
