import { useCommentBoardState } from '@paidang/comment-board/document';
import type { Work } from '@paidang/contract/entities';
import { Button } from '@paidang/ui/button';
import { labels } from '#labels/works';
import { useOpenBoard } from '../../step/board/use-step-board';
import { SaveStatus } from '../../step/draft/save-status';
import { useDraftState } from '../../step/draft/use-draft';
import { MoveButton, MovesBar, takenMark } from '../../step/moves/moves-bar';
import { isDoubtful, useWorkRoom } from './work-room';

const actionLabels = labels.actions;

/** Actions for the displayed platform: only what the server allows, with a single primary button. */
export function WorkBar() {
  const { view, work, draft, check, openClaims, openGaps, moves, ask } = useWorkRoom();
  const openBoard = useOpenBoard();
  const saving = useDraftState(draft);
  const openComments = useCommentBoardState((state) => state.counts.unprocessed);
  const { busy } = moves;
  const mayUnlock = view.may_unlock;
  const number = work.reports.length;
  const may = (action: Work['allowed'][number]) => work.allowed.includes(action);
  const submit = () => {
    if (!draft || !check.tryToSend(draft.getSnapshot().content)) return;
    const [claims, gaps] = [openClaims.current(), openGaps.current()];
    if (claims.length + gaps.length > 0) ask({ move: 'submit', number, claims, gaps });
    else void moves.submit();
  };
  const pass = () => {
    const [claims, gaps] = [openClaims.current(), openGaps.current()];
    const isOpen = claims.length + gaps.length > 0;
    if (isOpen || isDoubtful(work, openComments)) ask({ move: 'pass', number, claims, gaps });
    else void moves.passNow(number);
  };
  return (
    <MovesBar
      idle={work.allowed.length === 0 && !mayUnlock}
      openComments={openComments}
      onComments={openBoard}
      status={saving ? <SaveStatus state={saving} /> : null}
    >
      {may('save_draft') ? (
        <Button variant="ghost" className="max-md:hidden" busy={busy === 'save'} onClick={() => void moves.save()}>
          {actionLabels.save}
        </Button>
      ) : null}
      {may('submit') ? (
        <MoveButton data-tour="works-submit" variant="ink" busy={busy === 'submit'} onClick={submit}>
          {work.reports.length > 0 ? actionLabels.resubmit : actionLabels.submit}
        </MoveButton>
      ) : null}
      {mayUnlock ? (
        <MoveButton busy={busy === 'unlock'} onClick={() => void moves.unlock()}>
          {actionLabels.unlock}
        </MoveButton>
      ) : null}
      {may('mark_changed') ? (
        <MoveButton busy={busy === 'mark_changed'} onClick={() => ask({ move: 'changed', number })}>
          {actionLabels.changed}
        </MoveButton>
      ) : null}
      {may('fail') ? (
        <MoveButton busy={busy === 'fail'} onClick={() => ask({ move: 'fail', number })}>
          {actionLabels.fail}
        </MoveButton>
      ) : null}
      {may('pass') ? (
        <MoveButton variant="ink" busy={busy === 'pass'} icon={takenMark} onClick={pass}>
          {actionLabels.pass}
        </MoveButton>
      ) : null}
    </MovesBar>
  );
}
