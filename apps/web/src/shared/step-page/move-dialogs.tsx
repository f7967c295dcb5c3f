import type { StepMove, StepSheet } from '../../data/step-source';
import { ConfirmMove } from './confirm-move';
import { labels } from './labels';
import type { StepNature } from './step-kind';
import { WordsDialog } from './words-dialog';

/** What is being asked before a move, `null` for nothing. */
export type MoveQuestion = StepMove | null;

export interface MoveDialogsProps {
  kind: StepNature;
  question: MoveQuestion;
  sheet: StepSheet;
  openComments: number;
  hasDraft: boolean;
  /** Name of the other side. */
  other: string;
  /** @throws what the dialog shows */
  onMove: (move: StepMove, words?: string) => Promise<boolean>;
  onClose: () => void;
}

/** The questions before a move. */
export function MoveDialogs({
  kind,
  question,
  sheet,
  openComments,
  hasDraft,
  other,
  onMove,
  onClose,
}: MoveDialogsProps) {
  const name = sheet.task.creator?.name ?? '';
  const { ask, reopenDialog } = labels;
  return (
    <>
      <ConfirmMove
        words={kind.words}
        move={question === 'finalise' || question === 'accept' || question === 'archive' ? question : null}
        version={sheet.step.version}
        openComments={openComments}
        hasDraft={hasDraft}
        other={other}
        onConfirm={onMove}
        onCancel={onClose}
      />
      {question === 'requestChanges' ? (
        <WordsDialog
          title={ask.title(name)}
          text={openComments > 0 ? ask.withComments(openComments, name) : ask.withoutComments}
          field={ask.summary}
          placeholder={ask.placeholder}
          action={ask.send}
          required={openComments === 0}
          onSend={(words) => onMove('requestChanges', words)}
          onClose={onClose}
        />
      ) : null}
      {question === 'reopen' ? (
        <WordsDialog
          title={reopenDialog.title}
          text={reopenDialog.text}
          field={reopenDialog.reason}
          action={reopenDialog.send}
          required
          onSend={(words) => onMove('reopen', words)}
          onClose={onClose}
        />
      ) : null}
    </>
  );
}
