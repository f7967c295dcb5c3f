import { useCommentBoardState } from '@paidang/comment-board/document';
import type { Work, WorksView } from '@paidang/contract/entities';
import { labels as claimLabels } from '#labels/claims';
import { labels as traceLabels } from '#labels/trace';
import { labels } from '#labels/works';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import { sidesOf } from '../../shared/people';
import { SendDialog } from '../../step/moves/send-question';
import { WordsDialog } from '../../step/moves/words-dialog';
import type { WorkMoves } from './use-work-moves';
import { matchOf, type WorkQuestion } from './work-room';

export interface WorkDialogsProps {
  question: WorkQuestion;
  view: WorksView;
  work: Work;
  moves: WorkMoves;
  onClose: () => void;
}

/** Confirms passing a work that differs from the agreement, and asks for a reason if it does not pass. */
export function WorkDialogs({ question, view, work, moves, onClose }: WorkDialogsProps) {
  const openComments = useCommentBoardState((state) => state.counts.unprocessed);
  const title = work.platform.platform_title;
  const { pass } = labels;
  const newest = work.reports.length;
  const number = question?.number ?? newest;
  const isOutdated = question !== null && number < newest;
  if (question?.move === 'fail' || question?.move === 'changed') {
    const words = labels[question.move];
    const move = question.move === 'fail' ? moves.fail : moves.markChanged;
    return (
      <WordsDialog
        title={words.title(title)}
        text={words.text(sidesOf(view).right.name)}
        field={words.reason}
        placeholder={words.placeholder}
        action={words.action}
        required
        about={[work.platform.platform_uuid, question.move]}
        outdated={isOutdated ? { text: labels.outdated.text(newest) } : null}
        onSend={(reason) => move(reason, number)}
        onClose={onClose}
      />
    );
  }
  const { claims = [], gaps = [] } = question ?? {};
  if (question?.move === 'submit') {
    return (
      <SendDialog
        question={{ claims, gaps }}
        other={sidesOf(view).left.name}
        onSend={moves.submit}
        onLook={onClose}
        onClose={onClose}
      />
    );
  }
  const match = matchOf(work);
  return (
    <ConfirmDialog
      open={question?.move === 'pass'}
      onOpenChange={(open) => !open && onClose()}
      title={isOutdated ? labels.outdated.title : pass.title(title)}
      text={
        isOutdated
          ? labels.outdated.text(newest)
          : [
              match < 100 ? pass.different(match) : '',
              openComments > 0 ? pass.open(openComments) : '',
              claims.length > 0 ? claimLabels.accept(claims.length) : '',
              gaps.length > 0 ? traceLabels.accept(gaps.length) : '',
              pass.text,
            ].join('')
      }
      cancel={pass.cancel}
      confirm={isOutdated ? labels.outdated.look : pass.confirm}
      onConfirm={() => (isOutdated ? onClose() : moves.pass(number))}
    />
  );
}
