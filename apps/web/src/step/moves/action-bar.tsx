import { Button } from '@paidang/ui/button';
import { Count } from '@paidang/ui/count';
import type { ReactNode } from 'react';
import { labels } from '#labels/step';
import type { StepAction, StepSheet } from '../../data/step-source';
import { showToast } from '../../stores/toasts';
import type { StepNature } from '../step-kind';
import type { VersionView } from '../versions/use-version-view';
import { versionName } from '../versions/version-name';
import { MoveButton, MovesBar, takenMark } from './moves-bar';
import type { StepMoves } from './use-step-moves';

export interface ActionBarProps {
  kind: StepNature;
  sheet: StepSheet;
  view: VersionView;
  busy: StepMoves['busy'];
  openComments: number;
  /** Something keeps the draft from being sent, in words. */
  notReady: string | null;
  /** Before the moves. */
  start?: ReactNode;
  /** Left end: whether the draft is safe. */
  status: ReactNode;
  on: {
    /** `null` while there is nothing to save. */
    save: (() => void) | null;
    send: () => void;
    editDraft: () => void;
    finalise: () => void;
    accept: () => void;
    acknowledge: () => void;
    ask: () => void;
    reopen: () => void;
    requestReopen: () => void;
    agreeReopen: () => void;
    declineReopen: () => void;
    withdrawReopen: () => void;
    unlock: () => void;
    recover: () => void;
    comments: () => void;
  };
}

const moves: readonly StepAction[] = [
  'save_draft',
  'send',
  'finalise',
  'request_changes',
  'accept',
  'acknowledge',
  'reopen',
  'request_reopen',
  'agree_reopen',
  'decline_reopen',
  'withdraw_reopen',
  'unlock',
  'recover',
];

/** Those that are about a version. */
const decided: readonly StepAction[] = [
  'finalise',
  'request_changes',
  'accept',
  'acknowledge',
  'reopen',
  'request_reopen',
  'agree_reopen',
  'decline_reopen',
  'withdraw_reopen',
];

/** What can be done now: one ink button, the next move; only what the server allows. */
export function ActionBar({ kind, sheet, view, busy, openComments, notReady, start, status, on }: ActionBarProps) {
  const { allowed, step, task } = sheet;
  const may = (action: StepAction) => allowed.includes(action);
  const latest = sheet.versions.at(-1)?.number ?? 0;
  const isDraft = view === 'draft';
  const isLatest = view === latest;
  // What is decided about is the newest; an older version is only read.
  const mayDecide = isDraft || isLatest;
  const words = labels.actions;
  const isIdle = !isDraft && !start && !moves.some((action) => may(action) && (mayDecide || !decided.includes(action)));
  return (
    <MovesBar idle={isIdle} openComments={openComments} onComments={on.comments} status={status}>
      {start}
      {isDraft && on.save ? (
        <Button variant="ghost" className="max-md:hidden" busy={busy === 'save'} onClick={on.save}>
          {words.save}
        </Button>
      ) : null}
      {may('save_draft') && !isDraft ? (
        <MoveButton variant="line" onClick={on.editDraft}>
          {words.editDraft}
        </MoveButton>
      ) : null}
      {may('finalise') && mayDecide ? (
        <MoveButton
          data-tour="step-finalise"
          variant={isDraft ? 'line' : 'ink'}
          busy={busy === 'finalise'}
          onClick={on.finalise}
        >
          {words.finalise}
        </MoveButton>
      ) : null}
      {may('send') && isDraft ? (
        <MoveButton
          data-tour="step-send"
          variant="ink"
          busy={busy === 'send'}
          off={notReady !== null}
          title={notReady ?? undefined}
          aria-description={notReady ?? undefined}
          onClick={() => (notReady === null ? on.send() : showToast({ title: notReady }))}
        >
          {words.send(versionName(kind.words)(step.version + 1))}
        </MoveButton>
      ) : null}
      {may('unlock') ? (
        <MoveButton busy={busy === 'unlock'} onClick={on.unlock}>
          {words.unlock}
        </MoveButton>
      ) : null}
      {may('recover') ? (
        <MoveButton busy={busy === 'recover'} onClick={on.recover}>
          {words.recover}
        </MoveButton>
      ) : null}
      {may('reopen') && mayDecide ? (
        <MoveButton busy={busy === 'reopen'} onClick={on.reopen}>
          {words.reopen}
        </MoveButton>
      ) : null}
      {may('request_reopen') && mayDecide ? (
        <MoveButton busy={busy === 'requestReopen'} onClick={on.requestReopen}>
          {words.requestReopen}
        </MoveButton>
      ) : null}
      {may('withdraw_reopen') && mayDecide ? (
        <MoveButton busy={busy === 'withdrawReopen'} onClick={on.withdrawReopen}>
          {words.withdrawReopen}
        </MoveButton>
      ) : null}
      {may('decline_reopen') && mayDecide ? (
        <MoveButton busy={busy === 'declineReopen'} onClick={on.declineReopen}>
          {words.declineReopen}
        </MoveButton>
      ) : null}
      {may('agree_reopen') && mayDecide ? (
        <MoveButton variant="ink" busy={busy === 'agreeReopen'} icon={takenMark} onClick={on.agreeReopen}>
          {words.agreeReopen}
        </MoveButton>
      ) : null}
      {may('request_changes') && mayDecide ? (
        <MoveButton busy={busy === 'requestChanges'} onClick={on.ask}>
          {words.askChanges(task.creator?.name ?? '')}
          {openComments > 0 ? <Count value={openComments} tone="quiet" className="max-lg:hidden" /> : null}
        </MoveButton>
      ) : null}
      {may('accept') && mayDecide ? (
        <MoveButton variant="ink" busy={busy === 'accept'} icon={takenMark} onClick={on.accept}>
          {words.accept(kind.words.noun)}
        </MoveButton>
      ) : null}
      {may('acknowledge') && mayDecide ? (
        <MoveButton variant="ink" busy={busy === 'acknowledge'} onClick={on.acknowledge}>
          {words.accept(kind.words.noun)}
        </MoveButton>
      ) : null}
    </MovesBar>
  );
}
