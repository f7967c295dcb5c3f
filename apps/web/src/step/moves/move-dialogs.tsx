import { labels } from '#labels/step';
import { isDecision, type StepMove, type StepSheet } from '../../data/step-source';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import type { StepNature } from '../step-kind';
import { versionName } from '../versions/version-name';
import { ConfirmMove } from './confirm-move';
import type { MoveAbout } from './use-step-moves';
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

type WordyMove = 'requestChanges' | 'reopen' | 'requestReopen' | 'declineReopen';
type DialogWords = Pick<WordsDialogProps, 'title' | 'text' | 'field' | 'placeholder' | 'action' | 'required'>;
interface DialogFacts {
  openComments: number;
  creator: string;
  other: string;
}

const { ask, reopenDialog, requestReopenDialog, declineReopenDialog } = labels;
const { reason: field } = reopenDialog;

/** What is asked before a move that carries words. */
const dialogs: Record<WordyMove, (facts: DialogFacts) => DialogWords> = {
  requestChanges: ({ openComments, creator }) => ({
    title: ask.title(creator),
    text: openComments > 0 ? ask.withComments(openComments, creator) : ask.withoutComments,
    field: ask.summary,
    placeholder: ask.placeholder,
    action: ask.send,
    required: openComments === 0,
  }),
  reopen: () => ({
    title: reopenDialog.title,
    text: reopenDialog.text,
    field,
    action: reopenDialog.send,
    required: true,
  }),
  requestReopen: ({ creator }) => ({
    title: requestReopenDialog.title(creator),
    text: requestReopenDialog.text(creator),
    field,
    action: requestReopenDialog.send,
    required: true,
  }),
  declineReopen: ({ other }) => ({
    title: declineReopenDialog.title,
    text: declineReopenDialog.text(other),
    field,
    action: declineReopenDialog.send,
  }),
};

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
  const name = sheet.task.creator?.name ?? '';
  const version = question?.version ?? sheet.step.version;
  const isOutdated = question !== null && isDecision(question.move) && version < sheet.step.version;
  const outdated = isOutdated ? outdatedWords(kind, version, sheet.step.version) : null;
  const asked = question?.move ?? null;
  const isPlain = asked === 'finalise' || asked === 'accept' || asked === 'archive';
  const wordyMove = asked && asked in dialogs ? (asked as WordyMove) : null;
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
      {wordyMove && question ? (
        <WordsDialog
          key={wordyMove}
          {...dialogs[wordyMove]({ openComments, creator: name, other })}
          about={[sheet.step.uuid, wordyMove]}
          outdated={outdated && { text: outdated.text, look: { label: outdated.look, onLook } }}
          onSend={(words) => onMove(wordyMove, { words, version })}
          onClose={onClose}
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
