import { labels as claimLabels } from '#labels/claims';
import { labels } from '#labels/step';
import { labels as traceLabels } from '#labels/trace';
import { isDecision, type StepMove, type StepPageView } from '../../data/step-source';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import { type StepLabels, type StepNaming, versionName } from '../step-kind';
import type { MoveSubject } from './use-step-moves';
import { WordsDialog, type WordsDialogProps } from './words-dialog';

/** A move that waits for confirmation; `null` for none. */
export type MoveQuestion = {
  move: StepMove;
  /** The version displayed when the question was asked. */
  version: number;
} | null;

export interface MoveDialogsProps {
  kind: StepNaming;
  question: MoveQuestion;
  view: StepPageView;
  facts: {
    openComments: number;
    /** Unanswered high-risk claims; before accepting, those the vendor has to answer. */
    openClaims: number;
    /** Requirements that are not met. */
    openGaps: number;
    /** Whether the draft contains changes that were not sent. */
    hasDraft: boolean;
    /** Name of the other side. */
    other: string;
  };
  /** @throws an error, which the dialog shows */
  onMove: (move: StepMove, about: MoveSubject) => Promise<boolean>;
  /** Shows the newest version. */
  onLook: () => void;
  onClose: () => void;
}

/**
 * Confirmation dialogs for moves. If the question is about a version that is no longer the newest, the dialog only offers to show
 * that one.
 */
export function MoveDialogs({ kind, question, view, facts, onMove, onLook, onClose }: MoveDialogsProps) {
  const version = question?.version ?? view.step.version;
  const isOutdated = question !== null && isDecision(question.move) && version < view.step.version;
  const outdated = isOutdated ? outdatedLabels(kind.words, version, view.step.version) : null;
  const asked = question?.move ?? null;
  const plain = asked !== null && asked in sentences ? (asked as PlainMove) : null;
  const withText = asked !== null && asked in dialogs ? (asked as MoveWithText) : null;
  const shown = plain ?? 'accept';
  const { title, text } = sentences[shown]({ ...facts, words: kind.words, version });
  return (
    <>
      <ConfirmDialog
        open={plain !== null && outdated !== null}
        onOpenChange={(open) => !open && onClose()}
        title={outdated?.title ?? null}
        text={outdated?.text}
        cancel={labels.outdated.close}
        confirm={outdated?.look ?? ''}
        onConfirm={onLook}
      />
      <ConfirmDialog
        open={plain !== null && outdated === null}
        onOpenChange={(open) => !open && onClose()}
        title={title}
        text={text}
        cancel={confirm.cancel}
        confirm={
          (facts.openComments + facts.openClaims + facts.openGaps > 0 ? confirm.anyway : confirm.ok(kind.words.noun))[
            shown
          ]
        }
        onConfirm={() => plain && onMove(plain, { version })}
      />
      {withText && question ? (
        <WordsDialog
          key={withText}
          {...dialogs[withText]({ ...facts, creator: view.task.creator?.name ?? '' })}
          about={[view.step.uuid, withText]}
          outdated={outdated && { text: outdated.text, look: { label: outdated.look, onLook } }}
          onSend={(words) => onMove(withText, { words, version })}
          onClose={onClose}
        />
      ) : null}
    </>
  );
}

const { confirm, ask, reopenDialog, requestReopenDialog, declineReopenDialog } = labels;
const { reason: field } = reopenDialog;

/** Moves that need a confirmation without text. */
type PlainMove = 'finalise' | 'accept' | 'acknowledge' | 'archive';
type PlainFacts = MoveDialogsProps['facts'] & { words: StepLabels; version: number };

const openCommentsSentence = ({ openComments }: PlainFacts): string =>
  openComments > 0 ? confirm.open(openComments) : '';

const openClaimsSentence = ({ openClaims }: PlainFacts): string =>
  openClaims > 0 ? claimLabels.accept(openClaims) : '';

const openGapsSentence = ({ openGaps }: PlainFacts): string => (openGaps > 0 ? traceLabels.accept(openGaps) : '');

const sentences: Record<PlainMove, (facts: PlainFacts) => { title: string; text: string }> = {
  finalise: (facts) => ({
    title: confirm.finalise(versionName(facts.words)(facts.version)),
    text: [openCommentsSentence(facts), confirm.finaliseText, facts.hasDraft ? confirm.finaliseDraft : ''].join(''),
  }),
  accept: (facts) => ({
    title: facts.words.confirm(facts.version),
    text: openCommentsSentence(facts) + openClaimsSentence(facts) + openGapsSentence(facts) + facts.words.acceptText,
  }),
  acknowledge: ({ words, version, openClaims }) => ({
    title: words.confirm(version),
    text: (openClaims > 0 ? claimLabels.acknowledge(openClaims) : '') + words.acceptText,
  }),
  archive: ({ words, other }) => ({ title: confirm.archive(words.title), text: confirm.archiveText(other) }),
};

type MoveWithText = 'requestChanges' | 'reopen' | 'requestReopen' | 'declineReopen';
type DialogLabels = Pick<WordsDialogProps, 'title' | 'text' | 'field' | 'placeholder' | 'action' | 'required'>;
type DialogFacts = MoveDialogsProps['facts'] & { creator: string };

const dialogs: Record<MoveWithText, (facts: DialogFacts) => DialogLabels> = {
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

function outdatedLabels(words: StepLabels, shown: number, newest: number) {
  const name = versionName(words);
  const { title, text, look } = labels.outdated;
  return { title: title(name(newest)), text: text(name(shown), name(newest)), look: look(name(newest)) };
}
