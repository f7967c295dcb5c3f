import { useCommentBoardState } from '@paidang/comment-board/document';
import type { CaseReport } from '@paidang/contract/entities';
import { Button } from '@paidang/ui/button';
import type { ReactNode } from 'react';
import { labels } from '#labels/case-report';
import { useOpenBoard } from '../../step/board/use-step-board';
import { MoveButton, MovesBar, takenMark } from '../../step/moves/moves-bar';
import type { ReportMoves } from './use-report-moves';

const actionLabels = labels.actions;

export interface ReportBarProps {
  report: CaseReport;
  isWriting: boolean;
  /** A picture is still uploading, so the report is incomplete. */
  isUploading: boolean;
  mayRequest: boolean;
  creator: string;
  busy: ReportMoves['busy'];
  /** Left end: the save status of the draft. */
  status: ReactNode;
  on: Record<'save' | 'provide' | 'edit' | 'back' | 'accept' | 'requestUpdate' | 'request', () => void>;
}

/** Actions for the report on the paper: only what the server allows, with a single primary button. */
export function ReportBar({ report, isWriting, isUploading, mayRequest, creator, busy, status, on }: ReportBarProps) {
  const may = (action: CaseReport['allowed'][number]) => report.allowed.includes(action);
  const isUpdate = report.versions.length > 0;
  const mayProvide = may('send') || may('update');
  const mayCorrect = !isWriting && may('save_draft');
  const openComments = useCommentBoardState((state) => state.counts.unprocessed);
  const openBoard = useOpenBoard();
  const idle = !isWriting && !mayCorrect && !may('accept') && !may('request_update') && !mayRequest;
  return (
    <MovesBar idle={idle} status={status} openComments={openComments} onComments={openBoard}>
      {mayRequest ? (
        <MoveButton busy={busy === 'request'} onClick={on.request}>
          {actionLabels.request}
        </MoveButton>
      ) : null}
      {isWriting && isUpdate ? (
        <MoveButton variant="ghost" onClick={on.back}>
          {actionLabels.back}
        </MoveButton>
      ) : null}
      {isWriting ? (
        <Button variant="ghost" className="max-md:hidden" busy={busy === 'save'} onClick={on.save}>
          {actionLabels.save}
        </Button>
      ) : null}
      {isWriting && mayProvide ? (
        <MoveButton variant="ink" busy={busy === 'send' || busy === 'update'} off={isUploading} onClick={on.provide}>
          {isUpdate ? actionLabels.update : actionLabels.provide}
        </MoveButton>
      ) : null}
      {mayCorrect ? (
        <MoveButton variant={report.status === 'update_requested' ? 'ink' : 'line'} onClick={on.edit}>
          {isUpdate ? actionLabels.correct : actionLabels.edit}
        </MoveButton>
      ) : null}
      {may('request_update') ? (
        <MoveButton busy={busy === 'request_update'} onClick={on.requestUpdate}>
          {actionLabels.requestUpdate(creator)}
        </MoveButton>
      ) : null}
      {may('accept') ? (
        <MoveButton variant="ink" busy={busy === 'accept'} icon={takenMark} onClick={on.accept}>
          {actionLabels.accept}
        </MoveButton>
      ) : null}
    </MovesBar>
  );
}
