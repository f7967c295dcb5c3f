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
const SuggestDialog = lazyExtra(async () => ({
  default: (await import('../suggestions/suggest-dialog')).SuggestDialog,
}));

/** The dialogs of the page: what is asked before a move, and other wording for a quote. */
export function MoveQuestions() {
  const { kind, source, view, viewer, choice, latest, latestContent, draft, suggestions, moves, session } =
    useStepRoom();
  const question = useStepSession((state) => state.question);
  const suggested = useStepSession((state) => state.suggested);
  const openComments = useCommentBoardState((state) => state.counts.unprocessed);
  const openClaims = useStepSession((state) => state.claims?.open.length ?? 0);
  const written = useDraftState(draft)?.content;
  const { left, right } = sidesOf(view);
  const close = () => session.setState({ question: null });
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
      <MoveDialogs
        kind={kind}
        question={question}
        view={view}
        facts={{ openComments, openClaims, hasDraft, other: viewer.isVendor ? right.name : left.name }}
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
