import type { Work, WorkContent, WorksSheet } from '@paidang/contract/entities';
import type { WorksAction } from '@paidang/contract/workflow';
import { useSWRConfig } from 'swr';
import { ApiError } from '../../data/errors';
import { failures } from '../../data/failures';
import { askAfterStep, asksAfter } from '../../data/messaging';
import { isProjectKey } from '../../data/projects';
import type { DraftSource } from '../../data/step-source';
import { passWork, returnWork, unlockWorks, workOf } from '../../data/works';
import { contentKey } from '../../shared/step-page/content-key';
import type { Autosave } from '../../shared/step-page/draft/autosave';
import { conflictingDraft } from '../../shared/step-page/draft/save-draft';
import { fieldsOf, type Refusal } from '../../shared/step-page/refused-fields';
import { useIntentions } from '../../shared/step-page/use-intentions';
import { useCommentRun } from '../../stores/comment-run';
import { showToast } from '../../stores/toasts';
import { labels } from './labels';

const words = labels.actions;

export interface WorkMovesOptions {
  task: string;
  platform: Work['platform'];
  source: DraftSource<WorkContent>;
  blank: WorkContent;
  draft: Autosave<WorkContent> | null;
  onSheet: (sheet: WorksSheet) => void;
  /** Told which fields the server did not take. */
  onRefused: (refusal: Refusal<WorkContent>) => void;
}

type Name = Exclude<WorksAction, 'save_draft'> | 'save';

/** What can be done with one platform's work. */
export function useWorkMoves({ task, platform, source, blank, draft, onSheet, onRefused }: WorkMovesOptions) {
  const { platform_uuid: id, platform_title: title } = platform;
  const { busy, once, keyFor, done } = useIntentions<Name>(task);
  const { mutate } = useSWRConfig();

  const moved = (name: Name, status: string, said: string) => {
    const group = done();
    void mutate(isProjectKey);
    showToast({ title: said, tone: 'success' });
    if (name === 'save') return;
    const step = { function: '070' as const, status };
    if (!asksAfter(step, name)) return;
    useCommentRun.getState().end(group);
    void askAfterStep(step, name, group);
  };

  const submit = () =>
    once('submit', async () => {
      if (!draft) return;
      await draft.flush();
      const { status, content } = draft.getSnapshot();
      if (status === 'conflict') return;
      const revision = draft.revision();
      const idempotencyKey = keyFor(`submit ${id} ${revision} ${contentKey(content)}`);
      try {
        const sheet = await source.send({ content, revision, idempotencyKey });
        draft.sent(sheet.revision);
        moved('submit', sheet.step.status, words.submitted(title));
      } catch (error) {
        if (!(error instanceof ApiError)) return;
        if (error.status === 409) draft.conflict(await conflictingDraft(source, error, blank));
        if (error.status !== 422) return;
        const errors = fieldsOf(error.errors);
        // Without a field it is the work that has moved on.
        if (Object.keys(errors).length === 0) failures.emit(error);
        else onRefused({ errors, content });
      }
    });

  const decide = (
    name: Name,
    said: string,
    key: string,
    ask: (key: string) => Promise<WorksSheet>,
  ): Promise<boolean> => {
    let isDone = false;
    return once(name, async () => {
      const sheet = await ask(keyFor(`${key} ${id}`)).catch(() => null);
      if (!sheet) return;
      isDone = true;
      onSheet(sheet);
      moved(name, workOf(sheet, id).status, said);
    }).then(() => isDone);
  };

  return {
    busy,
    submit,
    save: () => once('save', async () => void (await draft?.flush())),
    pass: () => decide('pass', words.passed(title), 'pass', (key) => passWork(task, id, key)),
    fail: (reason: string) =>
      decide('fail', words.failed(title), `fail ${reason}`, (key) =>
        returnWork('fail', { task, platform: id, reason }, key),
      ),
    markChanged: (reason: string) =>
      decide('mark_changed', words.marked(title), `changed ${reason}`, (key) =>
        returnWork('markChanged', { task, platform: id, reason }, key),
      ),
    unlock: () => decide('unlock', words.unlocked, 'unlock', (key) => unlockWorks(task, key)),
  };
}

export type WorkMoves = ReturnType<typeof useWorkMoves>;
