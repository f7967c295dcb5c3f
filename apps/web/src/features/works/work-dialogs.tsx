import type { Work } from '@paidang/contract/entities';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import { WordsDialog } from '../../shared/step-page/words-dialog';
import { labels } from './labels';
import { matchOf } from './match-of';
import type { WorkMoves } from './use-work-moves';

/** What is asked before a move. */
export type WorkQuestion = 'pass' | 'fail' | 'changed' | null;

export interface WorkDialogsProps {
  question: WorkQuestion;
  work: Work;
  creator: string;
  openComments: number;
  moves: WorkMoves;
  onClose: () => void;
}

/** Asks before a work passes that is not what was agreed, and why one does not. */
export function WorkDialogs({ question, work, creator, openComments, moves, onClose }: WorkDialogsProps) {
  const title = work.platform.platform_title;
  const { pass } = labels;
  if (question === 'fail' || question === 'changed') {
    const words = labels[question];
    const move = question === 'fail' ? moves.fail : moves.markChanged;
    return (
      <WordsDialog
        title={words.title(title)}
        text={words.text(creator)}
        field={words.reason}
        placeholder={words.placeholder}
        action={words.action}
        required
        busy={moves.busy !== null}
        // A refusal keeps the words: the dialog stays.
        onSend={(reason) => void move(reason).then((isDone) => isDone && onClose())}
        onClose={onClose}
      />
    );
  }
  const match = matchOf(work);
  return (
    <ConfirmDialog
      open={question === 'pass'}
      onOpenChange={(open) => !open && onClose()}
      title={pass.title(title)}
      text={[match < 100 ? pass.different(match) : '', openComments > 0 ? pass.open(openComments) : '', pass.text].join(
        '',
      )}
      cancel={pass.cancel}
      confirm={pass.confirm}
      onConfirm={() => void moves.pass()}
    />
  );
}
