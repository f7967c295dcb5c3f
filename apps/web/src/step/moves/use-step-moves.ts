import { labels } from '#labels/step';
import { ApiError } from '../../data/errors';
import { askAfterStep, asksAfter } from '../../data/messaging';
import type { StepMove, StepPageView, StepSource } from '../../data/step-source';
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
  /** What stands for a draft that is gone. */
  blank: Content;
  words: StepLabels;
  draft: Autosave<Content> | null;
  /** The sheet after a move. */
  onMoved: (view: StepPageView<Content>) => void;
  /** The sheet as it is after a move was refused. */
  onView: (view: StepPageView<Content>) => void;
  /** Told which fields the server did not take. */
  onRefused: (refusal: Refusal<Content>) => void;
}

/** What a move is about: the version that was read, and the words that go along. */
export interface MoveAbout {
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

/** What can be done with the step. Each intention is sent once, however often its button is pressed. */
export function useStepMoves<Content>({
  source,
  blank,
  words: kindWords,
  draft,
  onMoved,
  onView,
  onRefused,
}: StepMovesOptions<Content>) {
  const { busy, once, keyFor, done } = useIntentions<MoveName>(source.path[1]);

  const moved = (name: StepMove | 'send', view: StepPageView<Content>, title: string) => {
    const group = done();
    onMoved(view);
    const undo = { label: labels.undo, onSelect: () => void move('recover', { version: view.step.version }) };
    showToast({ title, tone: 'success', ...(name === 'archive' ? { duration: 8000, action: undo } : {}) });
    if (!asksAfter(view.step, name)) return;
    useCommentRun.getState().end(group);
    void askAfterStep(view.step, name, group);
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

  /** A move that was asked about: the dialog says what went wrong. @throws a refusal */
  const attempt = (name: StepMove, { words = '', version }: MoveAbout) =>
    once(name, async () => {
      if (name === 'archive') await draft?.flush();
      const idempotencyKey = keyFor(`${name} ${version} ${words}`);
      const view = await source.move(name, { idempotencyKey, words, version }).catch(refresh);
      moved(name, view, doneWords(kindWords)[name]);
    });

  /** What was refused was about something that has changed: the page shows it as it is now. */
  const refresh = async (error: unknown): Promise<never> => {
    if (error instanceof ApiError && [409, 422].includes(error.status)) await source.view().then(onView, () => {});
    throw error;
  };

  /** A move that is made at once: the page says what went wrong. */
  const move = (name: StepMove, about: MoveAbout) => attempt(name, about).catch(reportFailure);

  const save = () => once('save', async () => void (await draft?.flush()));

  return { busy, send, attempt, move, save };
}

export type StepMoves = ReturnType<typeof useStepMoves<unknown>>;
