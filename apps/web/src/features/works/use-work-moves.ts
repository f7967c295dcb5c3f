import type { Work, WorkContent, WorksView } from '@paidang/contract/entities';
import { functionCodes } from '@paidang/contract/vocabulary';
import type { WorksAction } from '@paidang/contract/workflow';
import { labels } from '#labels/works';
import { askAboutLineAfterStep, mayAskAboutLine } from '../../data/messaging';
import type { DraftSource } from '../../data/step-source';
import { useTaskCache } from '../../data/task-cache';
import { passWork, returnWork, unlockWorks, workOf } from '../../data/works';
import { reportFailure } from '../../shared/pressed-call/report-failure';
import type { Autosave } from '../../step/draft/autosave';
import { sendDraft } from '../../step/draft/send-draft';
import type { Refusal } from '../../step/moves/refused-fields';
import { useIntentions } from '../../step/moves/use-intentions';
import { useCommentRun } from '../../stores/comment-run';
import { showToast } from '../../stores/toasts';

const actionLabels = labels.actions;

export interface WorkMovesOptions {
  task: string;
  platform: Work['platform'];
  source: DraftSource<WorkContent>;
  blank: WorkContent;
  draft: Autosave<WorkContent> | null;
  onView: (view: WorksView) => void;
  /** Called with the fields that the server rejected. */
  onRefused: (refusal: Refusal<WorkContent>) => void;
}

type Name = Exclude<WorksAction, 'save_draft'> | 'save';

/** Actions on one platform's work. */
export function useWorkMoves({ task, platform, source, blank, draft, onView, onRefused }: WorkMovesOptions) {
  const { platform_uuid: id, platform_title: title } = platform;
  const { onMoveFailed } = useTaskCache();
  const { busy, once, keyFor, done } = useIntentions<Name>(task);

  const moved = (name: Name, status: string, said: string) => {
    const group = done();
    showToast({ title: said, tone: 'success' });
    if (name === 'save') return;
    const step = { function: functionCodes.worksOnline, status };
    if (!mayAskAboutLine(step, name)) return;
    useCommentRun.getState().end(group);
    void askAboutLineAfterStep(step, name, group);
  };

  const submit = () =>
    once('submit', async () => {
      const key = (written: string) => keyFor(`submit ${id} ${written}`);
      const view = await sendDraft({ source, draft, blank, keyFor: key, onRefused });
      if (view) moved('submit', view.step.status, actionLabels.submitted(title));
    });

  /** @throws the refusal, for the dialog that asked about the move; with `now`, the page reports it */
  const decide = (name: Name, said: string, key: string, ask: (key: string) => Promise<WorksView>): Promise<boolean> =>
    once(name, async () => {
      const view = await ask(keyFor(`${key} ${id}`)).catch(onMoveFailed(task));
      onView(view);
      moved(name, workOf(view, id).status, said);
    });
  const now = (decided: Promise<boolean>) => decided.then(() => undefined, reportFailure);
  const pass = (number: number) =>
    decide('pass', actionLabels.passed(title), `pass ${number}`, (key) =>
      passWork({ task, platform: id, number }, key),
    );

  return {
    busy,
    submit,
    save: () => once('save', async () => void (await draft?.flush())),
    pass,
    passNow: (number: number) => now(pass(number)),
    fail: (reason: string, number: number) =>
      decide('fail', actionLabels.failed(title), `fail ${number} ${reason}`, (key) =>
        returnWork('fail', { task, platform: id, number, reason }, key),
      ),
    markChanged: (reason: string, number: number) =>
      decide('mark_changed', actionLabels.marked(title), `changed ${number} ${reason}`, (key) =>
        returnWork('markChanged', { task, platform: id, number, reason }, key),
      ),
    unlock: () => now(decide('unlock', actionLabels.unlocked, 'unlock', (key) => unlockWorks(task, key))),
  };
}

export type WorkMoves = ReturnType<typeof useWorkMoves>;
