import { labels } from '#labels/step';
import { askAboutLineAfterStep, mayAskAboutLine } from '../../data/messaging';
import type { StepMove, StepPageView, StepSource } from '../../data/step-source';
import { useTaskCache } from '../../data/task-cache';
import { reportFailure } from '../../shared/pressed-call/report-failure';
import { useCommentRun } from '../../stores/comment-run';
import { showToast } from '../../stores/toasts';
import type { Autosave } from '../draft/autosave';
import { sendDraft } from '../draft/send-draft';
import type { StepLabels } from '../step-kind';
import { versionName } from '../step-kind';
import type { Refusal } from './refused-fields';
import { useIntentions } from './use-intentions';

export interface StepMovesOptions<Content> {
  source: StepSource<Content>;
  /** Content to use if the draft no longer exists. */
  blank: Content;
  words: StepLabels;
  draft: Autosave<Content> | null;
  /** Called with the view after a move. */
  onMoved: (view: StepPageView<Content>) => void;
  /** Called with the fields that the server rejected. */
  onRefused: (refusal: Refusal<Content>) => void;
}

/** The version a move is about, and the text that goes with it. */
export interface MoveSubject {
  words?: string;
  version: number;
}

export type MoveName = StepMove | 'send' | 'save';

const doneWords = ({ accepted }: StepLabels): Record<StepMove, string> => ({
  finalise: labels.actions.finalised,
  accept: accepted,
  acknowledge: accepted,
  requestChanges: labels.actions.asked,
  reopen: labels.actions.reopened,
  requestReopen: labels.actions.reopenRequested,
  agreeReopen: labels.actions.reopened,
  declineReopen: labels.actions.reopenDeclined,
  withdrawReopen: labels.actions.reopenWithdrawn,
  withdrawAcknowledgement: labels.actions.acknowledgementWithdrawn,
  unlock: labels.actions.unlocked,
  archive: labels.actions.archived,
  recover: labels.actions.recovered,
});

/** Moves of a step. Each intention is sent once, however often its button is pressed. */
export function useStepMoves<Content>({
  source,
  blank,
  words: kindWords,
  draft,
  onMoved,
  onRefused,
}: StepMovesOptions<Content>) {
  const [, task] = source.path;
  const { onMoveFailed } = useTaskCache();
  const { busy, once, keyFor, done } = useIntentions<MoveName>(task);

  const moved = (name: StepMove | 'send', view: StepPageView<Content>, title: string) => {
    const group = done();
    onMoved(view);
    const undo = { label: labels.undo, onSelect: () => void move('recover', { version: view.step.version }) };
    showToast({ title, tone: 'success', ...(name === 'archive' ? { duration: 8000, action: undo } : {}) });
    if (!mayAskAboutLine(view.step, name)) return;
    useCommentRun.getState().end(group);
    void askAboutLineAfterStep(view.step, name, group);
  };

  const send = () =>
    once('send', async () => {
      const view = await sendDraft({
        source,
        draft,
        blank,
        keyFor: (written) => keyFor(`send ${written}`),
        onRefused,
      });
      if (view) moved('send', view, labels.actions.sent(versionName(kindWords)(view.step.version)));
    });

  /** Makes a move from a dialog, which shows the error. @throws a refusal */
  const attempt = (name: StepMove, { words = '', version }: MoveSubject) =>
    once(name, async () => {
      if (name === 'archive') await draft?.flush();
      const idempotencyKey = keyFor(`${name} ${version} ${words}`);
      const view = await source.move(name, { idempotencyKey, words, version }).catch(onMoveFailed(task));
      moved(name, view, doneWords(kindWords)[name]);
    });

  /** Makes a move without a dialog: errors are reported at page level. */
  const move = (name: StepMove, about: MoveSubject) => attempt(name, about).catch(reportFailure);

  const save = () => once('save', async () => void (await draft?.flush()));

  return { busy, send, attempt, move, save };
}

export type StepMoves = ReturnType<typeof useStepMoves<unknown>>;
