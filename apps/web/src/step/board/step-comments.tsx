import { hasEnded } from '@paidang/contract/vocabulary';
import { EmptyState } from '@paidang/ui/empty-state';
import { type ComponentType, useDeferredValue } from 'react';
import { useStepVersion } from '../../data/steps';
import { lazyExtra } from '../../shared/lazy-extra';
import { sidesOf } from '../../shared/people';
import { useDraftState } from '../draft/use-draft';
import { useStepRoom, useStepSession } from '../page/step-room';
import type { StepPreviewProps } from '../step-kind';
import { BoardSwitch, type BoardView } from '../suggestions/board-switch';
import { isTraced } from '../trace/is-traced';
import { CommentsPanel } from './comments-panel';

const SuggestionList = lazyExtra(async () => ({
  default: (await import('../suggestions/suggestion-list')).SuggestionList,
}));

const TracePanel = lazyExtra(async () => ({ default: (await import('../trace/step-trace-panel')).StepTracePanel }));

const ClaimPanel = lazyExtra(async () => ({ default: (await import('../claims/step-claim-panel')).StepClaimPanel }));

/** The panel next to the work: its comments, suggestions, risky claims, the trace of the brief, or the preview. */
export function StepComments() {
  const { kind, view, viewer, slots, draft, suggestions, board, session } = useStepRoom();
  const versionView = useStepSession((state) => state.boardView);
  const Comments = slots.Comments ?? CommentsPanel;
  const openClaims = useStepSession((state) => state.claims?.open.length ?? 0);
  const openGaps = useStepSession((state) => state.trace?.shown.gaps.length ?? 0);
  const { place, open } = suggestions;
  const views: readonly BoardView[] = [
    'comments',
    ...(place ? (['suggestions'] as const) : []),
    ...(kind.claims ? (['claims'] as const) : []),
    ...(isTraced(kind.code) ? (['trace'] as const) : []),
    ...(kind.Preview ? (['preview'] as const) : []),
  ];
  return (
    <Comments
      open={board.isOpen}
      wide={board.wide}
      onOpenChange={board.setOpen}
      head={
        views.length > 1 ? (
          <BoardSwitch
            versionView={versionView}
            views={views}
            open={{ suggestions: open, claims: openClaims, trace: openGaps }}
            onViewChange={(boardView) => session.setState({ boardView })}
          />
        ) : null
      }
      instead={
        versionView === 'claims' ? (
          <ClaimPanel />
        ) : versionView === 'trace' ? (
          <TracePanel />
        ) : kind.Preview && versionView === 'preview' ? (
          <StepPreview Preview={kind.Preview} />
        ) : place && versionView === 'suggestions' ? (
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

/** Preview of the published result: of the current draft, or of the version on display. */
function StepPreview({ Preview }: { Preview: ComponentType<StepPreviewProps<unknown>> }) {
  const { kind, source, view, choice, draft } = useStepRoom();
  const { versionView } = choice;
  const { data: shown } = useStepVersion(source, versionView === 'draft' ? null : versionView);
  const draftContent = useDraftState(draft)?.content;
  const content = versionView === 'draft' ? draftContent : shown?.number === versionView ? shown.content : undefined;
  // Typing takes priority over updating the preview.
  const settled = useDeferredValue(content);
  if (versionView === null) return <EmptyState title={kind.words.empty} className="border-0 py-12" />;
  return settled === undefined ? null : <Preview view={view} content={settled} />;
}
