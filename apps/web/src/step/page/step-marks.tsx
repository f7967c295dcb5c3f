import { QuoteMarks, SelectionTools } from '@paidang/comment-board/document';
import { hasEnded } from '@paidang/contract/vocabulary';
import { IconButton } from '@paidang/ui/icon-button';
import { PencilLine } from 'lucide-react';
import { labels as suggestionLabels } from '#labels/suggestions';
import { nonTextSelector } from './paper-surface';
import { useStepRoom, useStepSession } from './step-room';
import { useFoundWords } from './use-found-words';

/** Marks the quotes of comments in the text, and shows tools for a selection. */
export function StepMarks() {
  const { view, viewer, isEditing, suggestions, board, session } = useStepRoom();
  const paper = useStepSession((state) => state.paper);
  useFoundWords(paper, nonTextSelector);
  return (
    <>
      <QuoteMarks container={paper} skip={nonTextSelector} onActivate={board.open} />
      {isEditing ? null : (
        <SelectionTools container={paper} skip={nonTextSelector} onQuote={board.open}>
          {({ quote }) =>
            viewer.isVendor && suggestions.place && !hasEnded(view.project.status) ? (
              <IconButton
                label={suggestionLabels.suggest}
                tooltipSide="left"
                className="size-10 rounded-none"
                onClick={() => session.setState({ suggested: quote })}
              >
                <PencilLine size={20} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            ) : null
          }
        </SelectionTools>
      )}
    </>
  );
}
