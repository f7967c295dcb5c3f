import { useSWRConfig } from 'swr';
import { askAfterStep, asksAfter } from '../../data/messaging';
import { isProjectKey } from '../../data/projects';
import type { StepMove, StepSheet, StepSource } from '../../data/step-source';
import { useCommentRun } from '../../stores/comment-run';
import { showToast } from '../../stores/toasts';
import { tellFailure } from '../pressed-call/tell-failure';
import type { Autosave } from './draft/autosave';
import { sendDraft } from './draft/send-draft';
import { labels } from './labels';
import type { Refusal } from './refused-fields';
import type { StepWords } from './step-kind';
import { useIntentions } from './use-intentions';
import { versionName } from './version-name';

export interface StepMovesOptions<Content> {
  source: StepSource<Content>;
  /** What stands for a draft that is gone. */
  blank: Content;
  words: StepWords;
  draft: Autosave<Content> | null;
  /** The sheet after a move. */
  onMoved: (sheet: StepSheet<Content>) => void;
  /** Told which fields the server did not take. */
  onRefused: (refusal: Refusal<Content>) => void;
}

export type MoveName = StepMove | 'send' | 'save';

const doneWords = ({ accepted }: StepWords): Record<StepMove, string> => ({
  finalise: labels.actions.finalised,
  accept: accepted,
  acknowledge: accepted,
  requestChanges: labels.actions.asked,
  reopen: labels.actions.reopened,
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
  onRefused,
}: StepMovesOptions<Content>) {
  const { busy, once, keyFor, done } = useIntentions<MoveName>(source.path[1]);
  const { mutate } = useSWRConfig();

  const moved = (name: StepMove | 'send', sheet: StepSheet<Content>, title: string) => {
    const group = done();
    onMoved(sheet);
    void mutate(isProjectKey);
    const undo = { label: labels.undo, onSelect: () => void move('recover') };
    showToast({ title, tone: 'success', ...(name === 'archive' ? { duration: 8000, action: undo } : {}) });
    if (!asksAfter(sheet.step, name)) return;
    useCommentRun.getState().end(group);
    void askAfterStep(sheet.step, name, group);
  };

  const send = () =>
    once('send', async () => {
      const sheet = await sendDraft({
        source,
        draft,
        blank,
        keyFor: (written) => keyFor(`send ${written}`),
        onRefused,
      });
      if (sheet) moved('send', sheet, labels.actions.sent(versionName(kindWords)(sheet.step.version)));
    });

  /** A move that was asked about: the dialog says what went wrong. @throws a refusal */
  const attempt = (name: StepMove, words = '') =>
    once(name, async () => {
      if (name === 'archive') await draft?.flush();
      moved(name, await source.move(name, keyFor(`${name} ${words}`), words), doneWords(kindWords)[name]);
    });

  /** A move that is made at once: the page says what went wrong. */
  const move = (name: StepMove) => attempt(name).catch(tellFailure);

  const save = () => once('save', async () => void (await draft?.flush()));

  return { busy, send, attempt, move, save };
}

export type StepMoves = ReturnType<typeof useStepMoves<unknown>>;
