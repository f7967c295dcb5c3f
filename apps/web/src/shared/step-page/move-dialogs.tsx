import { useState } from 'react';
import { isDecision, type StepMove, type StepSheet } from '../../data/step-source';
import { ConfirmDialog } from '../confirm-dialog';
import { ConfirmMove } from './confirm-move';
import { labels } from './labels';
import type { StepNature } from './step-kind';
import type { MoveAbout } from './use-step-moves';
import { versionName } from './version-name';
import { WordsDialog, type WordsDialogProps } from './words-dialog';

/** What is being asked before a move, `null` for nothing. */
export type MoveQuestion = {
  move: StepMove;
  /** The version that was on the paper then. */
  version: number;
} | null;

export interface MoveDialogsProps {
  kind: StepNature;
  question: MoveQuestion;
  sheet: StepSheet;
  openComments: number;
  hasDraft: boolean;
  /** Name of the other side. */
  other: string;
  /** @throws what the dialog shows */
  onMove: (move: StepMove, about: MoveAbout) => Promise<boolean>;
  /** The way to the newest version. */
  onLook: () => void;
  onClose: () => void;
}

/** The questions before a move. What a newer version overtakes is not asked any more. */
export function MoveDialogs({
  kind,
  question,
  sheet,
  openComments,
  hasDraft,
  other,
  onMove,
  onLook,
  onClose,
}: MoveDialogsProps) {
  const [kept, setKept] = useState('');
  const name = sheet.task.creator?.name ?? '';
  const { ask, reopenDialog } = labels;
  const version = question?.version ?? sheet.step.version;
  const isOutdated = question !== null && isDecision(question.move) && version < sheet.step.version;
  const outdated = isOutdated ? outdatedWords(kind, version, sheet.step.version) : null;
  const asked = question?.move ?? null;
  const isPlain = asked === 'finalise' || asked === 'accept' || asked === 'archive';
  const wordy: Pick<WordsDialogProps, 'outdated' | 'kept' | 'onClose'> = {
    outdated: outdated && {
      text: outdated.text,
      look: {
        label: outdated.look,
        onLook: (words) => {
          setKept(words);
          onLook();
        },
      },
    },
    kept,
    onClose,
  };
  const send = (move: StepMove) => (words: string) => {
    setKept('');
    return onMove(move, { words, version });
  };
  return (
    <>
      <ConfirmDialog
        open={isPlain && outdated !== null}
        onOpenChange={(open) => !open && onClose()}
        title={outdated?.title ?? null}
        text={outdated?.text}
        cancel={labels.outdated.close}
        confirm={outdated?.look ?? ''}
        onConfirm={onLook}
      />
      <ConfirmMove
        words={kind.words}
        move={isPlain && !outdated ? asked : null}
        version={version}
        openComments={openComments}
        hasDraft={hasDraft}
        other={other}
        onConfirm={(move) => onMove(move, { version })}
        onCancel={onClose}
      />
      {asked === 'requestChanges' ? (
        <WordsDialog
          title={ask.title(name)}
          text={openComments > 0 ? ask.withComments(openComments, name) : ask.withoutComments}
          field={ask.summary}
          placeholder={ask.placeholder}
          action={ask.send}
          required={openComments === 0}
          onSend={send('requestChanges')}
          {...wordy}
        />
      ) : null}
      {asked === 'reopen' ? (
        <WordsDialog
          title={reopenDialog.title}
          text={reopenDialog.text}
          field={reopenDialog.reason}
          action={reopenDialog.send}
          required
          onSend={send('reopen')}
          {...wordy}
        />
      ) : null}
    </>
  );
}

function outdatedWords({ words }: Pick<StepNature, 'words'>, shown: number, newest: number) {
  const name = versionName(words);
  const { title, text, look } = labels.outdated;
  return { title: title(name(newest)), text: text(name(shown), name(newest)), look: look(name(newest)) };
}
