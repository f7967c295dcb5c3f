import type { ProjectSchedule, ScheduleContent } from '@paidang/contract/entities';
import type { ScheduleAction } from '@paidang/contract/workflow';
import { useRef, useState } from 'react';
import { labels } from '#labels/schedule';
import { ApiError, isOutdated } from '../../data/errors';
import { failures } from '../../data/failures';
import { askAfterStep } from '../../data/messaging';
import type { ScheduleSource } from '../../data/schedules';
import { tellFailure } from '../../shared/pressed-call/tell-failure';
import { contentKey } from '../../shared/same-content';
import type { Autosave } from '../../step/draft/autosave';
import { fieldsOf } from '../../step/moves/refused-fields';
import type { StepErrors } from '../../step/step-kind';
import { showToast } from '../../stores/toasts';
import { conflictingDraft } from './use-schedule-draft';

export type ScheduleMove = Exclude<ScheduleAction, 'open'>;

export interface ScheduleMovesOptions {
  source: ScheduleSource;
  sheet: ProjectSchedule;
  draft: Autosave<ScheduleContent> | null;
  /** The sheet after a move, and whenever another has come meanwhile. */
  onMoved: (sheet: ProjectSchedule) => void;
  onStale: () => void;
  onRefused: (errors: StepErrors) => void;
}

/** What can be done with the schedule. Each intention is sent once, however often its button is pressed. */
export function useScheduleMoves({ source, sheet, draft, onMoved, onStale, onRefused }: ScheduleMovesOptions) {
  const [busy, setBusy] = useState<ScheduleMove | null>(null);
  const underWay = useRef(false);
  const intention = useRef({ words: '', key: '' });
  const { newest } = sheet;
  const number = sheet.proposal?.number ?? 0;

  /** The same sent again after a lost answer is the same intention. */
  const keyFor = (words: string): string => {
    if (intention.current.words !== words) intention.current = { words, key: crypto.randomUUID() };
    return intention.current.key;
  };

  const fail = (error: unknown, isWritten: boolean) => {
    if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 422)) return tellFailure(error);
    if (error.status === 409) {
      // Dates that came meanwhile leave the draft as it is; a draft that did is chosen between.
      if (isWritten && !isOutdated(error) && (error.data || sheet.own_draft))
        draft?.conflict(conflictingDraft(error, sheet));
      else showToast({ title: labels.changedMeanwhile, tone: 'neutral' });
      onStale();
    }
    if (error.status !== 422) return;
    const errors = fieldsOf(error.errors);
    if (Object.keys(errors).length > 0) return onRefused(errors);
    // Without a field it is the schedule that has moved on.
    failures.emit(error);
    onStale();
  };

  /** @throws a refusal */
  const attempt = async (
    move: ScheduleMove,
    words: string,
    act: (key: string) => Promise<ProjectSchedule>,
    isWritten = false,
  ): Promise<boolean> => {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(move);
    try {
      const key = keyFor(`${move} ${number} ${newest} ${words}`);
      const next = await act(key);
      intention.current = { words: '', key: '' };
      if (isWritten) draft?.sent(next.revision);
      onMoved(next);
      showToast({ title: labels.told[move], tone: 'success' });
      if (move !== 'recall') void askAfterStep(next.step, move, key);
      return true;
    } finally {
      underWay.current = false;
      setBusy(null);
    }
  };

  const once = async (...[move, words, act, isWritten = false]: Parameters<typeof attempt>): Promise<void> => {
    await attempt(move, words, act, isWritten).catch((error: unknown) => fail(error, isWritten));
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
    await once(move, contentKey(content), act, true);
  };

  return {
    busy,
    send,
    confirm: () => once('confirm', '', (key) => source.confirm(number, key)),
    /** @param declined number of the proposal that was read: another may have come meanwhile. @throws what its dialog shows */
    decline: (note: string, declined: number) =>
      attempt('decline', `${declined} ${note}`, (key) => source.decline(declined, note, key)),
    recall: () => once('recall', '', (key) => source.recall(number, key)),
    shift: () => {
      const { shift } = sheet;
      return shift
        ? once('shift', `${shift.column} ${shift.days}`, (key) => source.shift({ ...shift, number: newest }, key))
        : undefined;
    },
  };
}

export type ScheduleMoves = ReturnType<typeof useScheduleMoves>;
