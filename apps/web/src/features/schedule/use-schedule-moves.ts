import type { ProjectSchedule, ScheduleContent } from '@paidang/contract/entities';
import type { ScheduleAction } from '@paidang/contract/workflow';
import { labels } from '#labels/schedule';
import { ApiError, failures, isOutdated } from '../../data/errors';
import { askAboutLineAfterStep } from '../../data/messaging';
import type { ScheduleSource } from '../../data/schedules';
import { reportFailure } from '../../shared/pressed-call/report-failure';
import { contentKey } from '../../shared/same-content';
import type { Autosave } from '../../step/draft/autosave';
import { fieldsOf } from '../../step/moves/refused-fields';
import { useIntentions } from '../../step/moves/use-intentions';
import type { StepErrors } from '../../step/step-kind';
import { showToast } from '../../stores/toasts';
import { conflictingDraft } from './use-schedule-draft';

export type ScheduleMove = Exclude<ScheduleAction, 'open'>;

export interface ScheduleMovesOptions {
  source: ScheduleSource;
  view: ProjectSchedule;
  draft: Autosave<ScheduleContent> | null;
  /** Called with the view after a move, and whenever a newer one was loaded. */
  onMoved: (view: ProjectSchedule) => void;
  onStale: () => void;
  onRefused: (errors: StepErrors) => void;
}

/** Actions on the schedule. Each intention is sent once, however often its button is pressed. */
export function useScheduleMoves({ source, view, draft, onMoved, onStale, onRefused }: ScheduleMovesOptions) {
  const { busy, once, keyFor, done } = useIntentions<ScheduleMove>(null);
  const { newest } = view;
  const number = view.proposal?.number ?? 0;

  const fail = (error: unknown, isWritten: boolean) => {
    if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 422)) return reportFailure(error);
    if (error.status === 409) {
      // Newer dates leave the draft as it is; a newer draft is a conflict the user resolves.
      if (isWritten && !isOutdated(error) && (error.data || view.own_draft))
        draft?.conflict(conflictingDraft(error, view));
      else showToast({ title: labels.changedMeanwhile, tone: 'neutral' });
      onStale();
    }
    if (error.status !== 422) return;
    const errors = fieldsOf(error.errors);
    if (Object.keys(errors).length > 0) return onRefused(errors);
    // An error without a field means that the schedule itself has changed.
    failures.emit(error);
    onStale();
  };

  /** @throws the refusal */
  const attempt = (
    move: ScheduleMove,
    about: string,
    act: (key: string) => Promise<ProjectSchedule>,
    isWritten = false,
  ): Promise<boolean> =>
    once(move, async () => {
      const next = await act(keyFor(`${move} ${number} ${newest} ${about}`));
      const group = done();
      if (isWritten) draft?.sent(next.revision);
      onMoved(next);
      showToast({ title: labels.told[move], tone: 'success' });
      if (move !== 'recall') void askAboutLineAfterStep(next.step, move, group);
    });

  /** A move whose failure the page reports. */
  const make = async (...[move, about, act, isWritten = false]: Parameters<typeof attempt>): Promise<void> => {
    await attempt(move, about, act, isWritten).catch((error: unknown) => fail(error, isWritten));
  };

  const send = async (move: 'propose' | 'counter' | 'move' | 'request_change') => {
    if (!draft) return;
    await draft.flush();
    const { status, content } = draft.getSnapshot();
    if (status === 'conflict') return;
    const written = { content, revision: draft.revision() };
    const act = (key: string) =>
      move === 'counter'
        ? source.counter({ ...written, number }, key)
        : source.propose({ ...written, number: newest }, key);
    await make(move, contentKey(content), act, true);
  };

  return {
    busy,
    send,
    confirm: () => make('confirm', '', (key) => source.confirm(number, key)),
    /** @param declined number of the displayed proposal: a newer one may exist. @throws what its dialog shows */
    decline: (note: string, declined: number) =>
      attempt('decline', `${declined} ${note}`, (key) => source.decline(declined, note, key)),
    recall: () => make('recall', '', (key) => source.recall(number, key)),
    shift: () => {
      const { shift } = view;
      return shift
        ? make('shift', `${shift.column} ${shift.days}`, (key) => source.shift({ ...shift, number: newest }, key))
        : undefined;
    },
  };
}

export type ScheduleMoves = ReturnType<typeof useScheduleMoves>;
