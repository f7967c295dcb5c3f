import { hasEnded } from '@paidang/contract/vocabulary';
import { lazyExtra } from '../../shared/lazy-extra';
import { sidesOf } from '../../shared/people';
import { useStepRoom, useStepSession } from '../page/step-room';
import { BoardSwitch } from '../suggestions/board-switch';
import { CommentsPanel } from './comments-panel';

const SuggestionList = lazyExtra(async () => ({
  default: (await import('../suggestions/suggestion-list')).SuggestionList,
}));

/** The comments of the step, or the suggestions for its text. */
export function StepComments() {
  const { view, viewer, slots, draft, suggestions, board, session } = useStepRoom();
  const versionView = useStepSession((state) => state.boardView);
  const Comments = slots.Comments ?? CommentsPanel;
  const { place, open } = suggestions;
  return (
    <Comments
      open={board.isOpen}
      wide={board.wide}
      onOpenChange={board.setOpen}
      head={
        place ? (
          <BoardSwitch
            versionView={versionView}
            open={open}
            onViewChange={(boardView) => session.setState({ boardView })}
          />
        ) : null
      }
      instead={
        place && versionView === 'suggestions' ? (
          <SuggestionList
            suggestions={suggestions}
            user={hasEnded(view.project.status) ? null : viewer.uuid}
            mayDecide={draft !== null}
            vendor={sidesOf(view).left.name}
          />
        ) : null
      }
    />
  );
}
