import { useCommentBoardState } from '@paidang/comment-board/document';
import { later } from '../../shared/later';
import { lazyExtra } from '../../shared/lazy-extra';
import { sidesOf } from '../../shared/people';
import { isSameContent } from '../../shared/same-content';
import { useDraftState } from '../draft/use-draft';
import { useStepRoom, useStepSession } from '../page/step-room';

const MoveDialogs = later(
  async () => ({ default: (await import('./move-dialogs')).MoveDialogs }),
  ({ question }) => question !== null,
);
const SendDialog = later(
  async () => ({ default: (await import('./send-question')).SendDialog }),
  ({ question }) => question !== null,
);
const SuggestDialog = lazyExtra(async () => ({
  default: (await import('../suggestions/suggest-dialog')).SuggestDialog,
}));

/** Dialogs of the page: confirmations before a move, and the form for a suggestion. */
export function MoveQuestions() {
  const { kind, source, view, viewer, choice, latest, latestContent, draft, suggestions, moves, board, session } =
    useStepRoom();
  const asked = useStepSession((state) => state.asked);
  const openGaps = useStepSession((state) => state.trace?.shown.gaps.length ?? 0);
  const question = useStepSession((state) => state.question);
  const suggested = useStepSession((state) => state.suggested);
  const openComments = useCommentBoardState((state) => state.counts.unprocessed);
  const openClaims = useStepSession((state) => state.claims?.open.length ?? 0);
  const written = useDraftState(draft)?.content;
  const { left, right } = sidesOf(view);
  const close = () => session.setState({ question: null });
  const other = viewer.isVendor ? right.name : left.name;
  const hasDraft = written !== undefined && !isSameContent(written, latestContent) && view.draft !== null;
  return (
    <>
      {suggested ? (
        <SuggestDialog
          quote={suggested}
          about={source.path}
          creator={right.name}
          onSend={(replacement, key) => suggestions.send(suggested, replacement, key)}
          onClose={() => session.setState({ suggested: null })}
        />
      ) : null}
      <SendDialog
        question={asked}
        other={other}
        onSend={moves.send}
        onLook={({ claims: [claim], gaps: [gap] }) => {
          board.setOpen(true);
          if (claim) session.setState({ boardView: 'claims', claim: claim.id });
          else session.setState({ boardView: 'trace', requirement: gap?.requirement_uuid ?? null });
        }}
        onClose={() => session.setState({ asked: null })}
      />
      <MoveDialogs
        kind={kind}
        question={question}
        view={view}
        facts={{ openComments, openClaims, openGaps, hasDraft, other }}
        onMove={moves.attempt}
        onLook={() => {
          close();
          choice.show(latest);
        }}
        onClose={close}
      />
    </>
  );
}
