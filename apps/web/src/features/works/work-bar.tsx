import type { Work } from '@paidang/contract/entities';
import { Button } from '@paidang/ui/button';
import type { ReactNode } from 'react';
import { labels } from '#labels/works';
import { MoveButton, MovesBar, takenMark } from '../../step/moves/moves-bar';
import type { WorkMoves } from './use-work-moves';

const words = labels.actions;

export interface WorkBarProps {
  work: Work;
  mayUnlock: boolean;
  busy: WorkMoves['busy'];
  openComments: number;
  /** Left end: whether the draft is safe. */
  status: ReactNode;
  on: Record<'save' | 'submit' | 'pass' | 'fail' | 'markChanged' | 'unlock' | 'comments', () => void>;
}

/** What can be done with the platform on the paper: one ink button, only what the server allows. */
export function WorkBar({ work, mayUnlock, busy, openComments, status, on }: WorkBarProps) {
  const may = (action: Work['allowed'][number]) => work.allowed.includes(action);
  return (
    <MovesBar
      idle={work.allowed.length === 0 && !mayUnlock}
      openComments={openComments}
      onComments={on.comments}
      status={status}
    >
      {may('save_draft') ? (
        <Button variant="ghost" className="max-md:hidden" busy={busy === 'save'} onClick={on.save}>
          {words.save}
        </Button>
      ) : null}
      {may('submit') ? (
        <MoveButton data-tour="works-submit" variant="ink" busy={busy === 'submit'} onClick={on.submit}>
          {work.reports.length > 0 ? words.resubmit : words.submit}
        </MoveButton>
      ) : null}
      {mayUnlock ? (
        <MoveButton busy={busy === 'unlock'} onClick={on.unlock}>
          {words.unlock}
        </MoveButton>
      ) : null}
      {may('mark_changed') ? (
        <MoveButton busy={busy === 'mark_changed'} onClick={on.markChanged}>
          {words.changed}
        </MoveButton>
      ) : null}
      {may('fail') ? (
        <MoveButton busy={busy === 'fail'} onClick={on.fail}>
          {words.fail}
        </MoveButton>
      ) : null}
      {may('pass') ? (
        <MoveButton variant="ink" busy={busy === 'pass'} icon={takenMark} onClick={on.pass}>
          {words.pass}
        </MoveButton>
      ) : null}
    </MovesBar>
  );
}
