import { useCommentBoardState } from '@paidang/comment-board/document';
import { Button, type ButtonProps } from '@paidang/ui/button';
import { Count } from '@paidang/ui/count';
import { labels } from '#labels/step';
import { isDecision, type StepAction, type StepMove } from '../../data/step-source';
import { later } from '../../shared/later';
import { showToast } from '../../stores/toasts';
import { SaveStatus } from '../draft/save-status';
import { useDraftState } from '../draft/use-draft';
import { useStepRoom, useStepSession } from '../page/step-room';
import { versionName } from '../step-kind';
import { stepName } from '../step-link';
import { MoveButton, MovesBar, takenMark } from './moves-bar';

const ClaimChip = later(
  async () => ({ default: (await import('../claims/claim-chip')).ClaimChip }),
  () => false,
);

const actionLabels = labels.actions;

interface MoveFacts {
  noun: string;
  creator: string;
  openComments: number;
  /** Unanswered high-risk claims; before accepting, those the vendor has to answer. */
  openClaims: number;
  /** Requirements that are not met. */
  openGaps: number;
}

interface MoveChoice extends Pick<ButtonProps, 'variant' | 'icon'> {
  action: StepAction;
  move: StepMove;
  label: (facts: MoveFacts) => string;
  /** Whether a confirmation is required. @default never */
  asks?: (facts: MoveFacts) => boolean;
}

const always = () => true;

/** The moves after sending, in the order of their buttons. */
const choices: readonly MoveChoice[] = [
  { action: 'unlock', move: 'unlock', label: () => actionLabels.unlock },
  { action: 'recover', move: 'recover', label: () => actionLabels.recover },
  { action: 'reopen', move: 'reopen', label: () => actionLabels.reopen, asks: always },
  { action: 'request_reopen', move: 'requestReopen', label: () => actionLabels.requestReopen, asks: always },
  { action: 'withdraw_reopen', move: 'withdrawReopen', label: () => actionLabels.withdrawReopen },
  { action: 'decline_reopen', move: 'declineReopen', label: () => actionLabels.declineReopen, asks: always },
  {
    action: 'agree_reopen',
    move: 'agreeReopen',
    label: () => actionLabels.agreeReopen,
    variant: 'ink',
    icon: takenMark,
  },
  {
    action: 'request_changes',
    move: 'requestChanges',
    label: ({ creator }) => actionLabels.askChanges(creator),
    asks: always,
  },
  {
    action: 'accept',
    move: 'accept',
    label: ({ noun }) => actionLabels.accept(noun),
    asks: ({ openComments, openClaims, openGaps }) => openComments + openClaims + openGaps > 0,
    variant: 'ink',
    icon: takenMark,
  },
  {
    action: 'withdraw_acknowledgement',
    move: 'withdrawAcknowledgement',
    label: () => actionLabels.withdrawAcknowledgement,
  },
  {
    action: 'acknowledge',
    move: 'acknowledge',
    label: ({ noun }) => actionLabels.accept(noun),
    asks: ({ openClaims }) => openClaims > 0,
    variant: 'ink',
  },
];

/** Everything the server currently allows; only the next move is an ink button. */
export function ActionBar() {
  const { kind, view, slots, choice, latest, version, moves, board, session } = useStepRoom();
  const openComments = useCommentBoardState((state) => state.counts.unprocessed);
  const openClaims = useStepSession((state) => state.claims?.open.length ?? 0);
  const openGaps = useStepSession((state) => state.trace?.shown.gaps.length ?? 0);
  const may = (action: StepAction) => view.allowed.includes(action);
  const isDraft = choice.versionView === 'draft';
  // Only the newest version can be decided about; older ones are read-only.
  const mayDecide = isDraft || choice.versionView === (latest ?? 0);
  const facts = { noun: kind.words.noun, creator: view.task.creator?.name ?? '', openComments, openClaims, openGaps };
  const possible = choices.filter(({ action, move }) => may(action) && (mayDecide || !isDecision(move)));
  const mayFinalise = may('finalise') && mayDecide;
  const ask = (move: StepMove) => session.setState({ question: { move, version } });
  const isIdle =
    !isDraft && !slots.barStart && possible.length === 0 && !mayFinalise && !may('save_draft') && !may('send');
  return (
    <MovesBar idle={isIdle} openComments={openComments} onComments={board.open} status={<Status />}>
      {slots.barStart}
      <SaveButton />
      {may('save_draft') && !isDraft ? (
        <MoveButton variant="line" onClick={() => choice.show('draft')}>
          {actionLabels.editDraft}
        </MoveButton>
      ) : null}
      {mayFinalise ? (
        <MoveButton
          data-tour="step-finalise"
          variant={isDraft ? 'line' : 'ink'}
          busy={moves.busy === 'finalise'}
          onClick={() => ask('finalise')}
        >
          {actionLabels.finalise}
        </MoveButton>
      ) : null}
      {may('send') && isDraft ? <SendButton /> : null}
      {possible.map(({ move, label, asks, variant, icon }) => (
        <MoveButton
          key={move}
          variant={variant}
          icon={icon}
          busy={moves.busy === move}
          onClick={() => (asks?.(facts) ? ask(move) : void moves.move(move, { version }))}
        >
          {label(facts)}
          {move === 'requestChanges' && openComments > 0 ? (
            <Count value={openComments} tone="quiet" className="max-lg:hidden" />
          ) : null}
        </MoveButton>
      ))}
    </MovesBar>
  );
}

/** State of the draft, and whether there is one to save: a video begins with an upload rather than with text. */
function useBegunDraft() {
  const { kind, draft, choice } = useStepRoom();
  const state = useDraftState(draft);
  const isBegun = !state || !kind.isBegun || kind.isBegun(state.content);
  return { state, isShown: choice.versionView === 'draft' && isBegun };
}

/** Left end of the bar: whether the draft is saved, or the step that follows on accepting. */
function Status() {
  const { kind, view } = useStepRoom();
  const { state, isShown } = useBegunDraft();
  if (state && isShown) {
    return (
      <div className="flex flex-wrap items-center gap-x-2">
        <SaveStatus state={state} />
        {kind.claims ? <ClaimChip /> : null}
      </div>
    );
  }
  const { allowed, task, step } = view;
  const next = task.steps[task.steps.findIndex(({ uuid }) => uuid === step.uuid) + 1];
  if (!next || !allowed.includes('accept')) return null;
  return <p className="text-13 text-ink-3 max-lg:hidden">{labels.thenStep(next.function, stepName(task, next))}</p>;
}

function SaveButton() {
  const { moves, editor } = useStepRoom();
  const { isShown } = useBegunDraft();
  if (!isShown) return null;
  const save = () => {
    editor.current?.flush();
    void moves.save();
  };
  return (
    <Button variant="ghost" className="max-md:hidden" busy={moves.busy === 'save'} onClick={save}>
      {actionLabels.save}
    </Button>
  );
}

function SendButton() {
  const { kind, view, draft, editor, moves, check, session } = useStepRoom();
  const blocker = useSendBlocker();
  const send = () => {
    if (blocker !== null) return showToast({ title: blocker });
    editor.current?.flush();
    if (!draft || !check.tryToSend(draft.getSnapshot().content)) return;
    const { claims, trace } = session.getState();
    const asked = { claims: claims?.openNow() ?? [], gaps: trace?.gapsNow() ?? [] };
    if (asked.claims.length + asked.gaps.length > 0) session.setState({ asked });
    else void moves.send();
  };
  return (
    <MoveButton
      data-tour="step-send"
      variant="ink"
      busy={moves.busy === 'send'}
      off={blocker !== null}
      title={blocker ?? undefined}
      aria-description={blocker ?? undefined}
      onClick={send}
    >
      {actionLabels.send(versionName(kind.words)(view.step.version + 1))}
    </MoveButton>
  );
}

/** Why the draft cannot be sent, as a sentence; `null` if it can. */
function useSendBlocker(): string | null {
  const { kind, slots, draft } = useStepRoom();
  const state = useDraftState(draft);
  const uploads = useStepSession((session) => session.uploads);
  if (state?.status === 'conflict') return labels.saving.conflict;
  if (uploads > 0) return actionLabels.uploading;
  if (!state || kind.isEmpty(state.content)) return kind.words.emptyDraft;
  return slots.unready ?? null;
}
