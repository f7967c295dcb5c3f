import { stepDefinition } from '@paidang/contract/steps';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { EmptyState } from '@paidang/ui/empty-state';
import { type ReactNode, Suspense, type UIEvent, useCallback } from 'react';
import { labels } from '#labels/step';
import { useStepVersion } from '../../data/steps';
import { later } from '../../shared/later';
import { sidesOf } from '../../shared/people';
import { ShowComments } from '../board/comments-panel';
import { QuotePlaceContext, useQuotePlaceOn } from '../board/quote-target';
import { OpenBoardContext } from '../board/use-step-board';
import { useDraftState } from '../draft/use-draft';
import { type StepEditorHandle, versionName } from '../step-kind';
import { SuggestionsInTextProvider, useShownSuggestions } from '../suggestions/in-text';
import { isTraced } from '../trace/is-traced';
import { PaperTrace } from '../trace/paper-trace';
import { VersionTools } from '../versions/version-tools';
import { PaperHead, PaperPrintHead } from './paper';
import { nonTextSelector, PaperSurface } from './paper-surface';
import { useStepRoom, useStepSession } from './step-room';
import { PaperSkeleton } from './step-skeleton';

/** Finds risky claims and marks them; loaded once the text can be read. */
const PaperClaims = later(
  async () => ({ default: (await import('../claims/claim-watch')).ClaimWatch }),
  () => false,
);

/** Drafts seldom conflict. */
const MergePanel = later(
  async () => ({ default: (await import('../merge/merge-panel')).MergePanel }),
  () => false,
);

/** Loaded once the text can be read: comments are, too. */
const Marks = later(
  async () => ({ default: (await import('./step-marks')).StepMarks }),
  () => false,
);

/** The draft in its editor or a version to read, below the notices about it. */
export function StepDocument({ onScroll }: { onScroll: (event: UIEvent<HTMLElement>) => void }) {
  const { kind, isEditing, board } = useStepRoom();
  const Surface = kind.Surface ?? PaperSurface;
  return (
    <>
      <VersionTools />
      <Notices />
      <Surface editing={isEditing} onScroll={onScroll}>
        {kind.Surface ? null : <PaperPrintHead />}
        <WorkContexts>{isEditing ? <DraftOnPaper /> : <VersionOnPaper />}</WorkContexts>
        {kind.Surface ? null : <Marks />}
      </Surface>
      {kind.claims ? <PaperClaims /> : null}
      {isTraced(kind.code) ? <PaperTrace /> : null}
      {board.wide && !board.isOpen ? <ShowComments onClick={board.open} /> : null}
    </>
  );
}

const looks = 'items-center rounded-none border-x-0 border-t-0 border-line px-(--page-edge)';

/**
 * Notices: why a draft cannot be sent yet, and that the version on display is not the newest, which is the only one open to a
 * decision.
 */
function Notices() {
  const { kind, view, choice, latest } = useStepRoom();
  const { allowed, step } = view;
  const name = versionName(kind.words);
  const { versionView } = choice;
  // The turn has already passed to the other side.
  const isHeldBack = allowed.includes('save_draft') && !allowed.includes('send') && step.status !== 'locked';
  return (
    <>
      {isHeldBack ? (
        <Callout role="status" className={looks}>
          {labels.heldBack}
        </Callout>
      ) : null}
      {typeof versionView === 'number' && latest !== null && versionView < latest ? (
        <Callout
          tone="warning"
          role="status"
          className={looks}
          action={
            <Button size="sm" onClick={() => choice.show(latest)}>
              {labels.outdated.look(name(latest))}
            </Button>
          }
        >
          {labels.outdated.reading(name(versionView), name(latest))}
        </Callout>
      ) : null}
    </>
  );
}

/** Version number for quotes; while the draft is shown, the newest version. */
const useQuotedVersion = (): number | null => {
  const { choice, latest } = useStepRoom();
  return choice.versionView === 'draft' ? latest : choice.versionView;
};

/** Contexts for the work itself: opening the board, quoting a place, and suggestions in the text. */
function WorkContexts({ children }: { children: ReactNode }) {
  const { view, draft, isEditing, suggestions, board } = useStepRoom();
  const paper = useStepSession((session) => session.paper);
  const quotePlace = useQuotePlaceOn({
    paper,
    skip: nonTextSelector,
    version: useQuotedVersion(),
    openBoard: board.open,
  });
  const shownSuggestions = useShownSuggestions(suggestions, {
    mayDecide: draft !== null && isEditing,
    vendor: sidesOf(view).left.name,
  });
  return (
    <OpenBoardContext.Provider value={board.open}>
      <QuotePlaceContext.Provider value={quotePlace}>
        <SuggestionsInTextProvider value={shownSuggestions}>{children}</SuggestionsInTextProvider>
      </QuotePlaceContext.Provider>
    </OpenBoardContext.Provider>
  );
}

const usePaperRef = () => {
  const { session } = useStepRoom();
  return useCallback((paper: HTMLElement | null) => session.setState({ paper }), [session]);
};

function DraftOnPaper() {
  const { kind, view, draft, editor, editorPort, check, session } = useStepRoom();
  const paperRef = usePaperRef();
  const state = useDraftState(draft);
  const { Editor } = kind;
  const editorRef = useCallback(
    (handle: StepEditorHandle | null) => {
      editor.current = handle;
    },
    [editor],
  );
  const onUploadingChange = useCallback((uploads: number) => session.setState({ uploads }), [session]);
  return (
    <div ref={paperRef}>
      {kind.Surface ? null : <PaperHead version="draft" />}
      <Suspense fallback={<PaperSkeleton />}>
        {draft && state ? (
          <>
            <MergePanel kind={kind} draft={draft} />
            <Editor
              view={view}
              content={state.content}
              onChange={draft.change}
              save={async () => ((await draft.flush()) ? draft.revision() : null)}
              port={editorPort}
              editorRef={editorRef}
              onUploadingChange={onUploadingChange}
              errors={check.errorsOf(state.content)}
            />
          </>
        ) : (
          <PaperSkeleton />
        )}
      </Suspense>
    </div>
  );
}

/** A version, alone or compared with another; also the draft while it is compared. */
function VersionOnPaper() {
  const { kind, source, choice, latest, draft, diff, session } = useStepRoom();
  const paperRef = usePaperRef();
  const { versionView, base, comparing } = choice;
  const { data: shown } = useStepVersion(source, versionView === 'draft' ? null : versionView);
  const { data: older } = useStepVersion(source, comparing ? base : null);
  const draftContent = useDraftState(draft)?.content;
  const version = versionView === 'draft' ? latest : versionView;
  if (version === null) return <NothingSent />;
  const content = versionView === 'draft' ? draftContent : shown?.number === versionView ? shown.content : undefined;
  const before = comparing ? (older?.number === base ? older.content : undefined) : null;
  const isLoading = content === undefined || before === undefined;
  const { Reader, Compare } = kind;
  return (
    <>
      {kind.Surface ? null : <PaperHead version={version} />}
      <div ref={paperRef}>
        {isLoading ? <PaperSkeleton /> : null}
        {!isLoading && before === null ? <Reader content={content} /> : null}
        {!isLoading && before !== null ? (
          <Compare
            before={before}
            after={content}
            diffRef={diff}
            onDiff={(summary) => session.setState({ summary, currentChange: -1 })}
            onCurrentChange={(currentChange) => session.setState({ currentChange })}
          />
        ) : null}
      </div>
    </>
  );
}

function NothingSent() {
  const { kind, view } = useStepRoom();
  const { left, right } = sidesOf(view);
  const isSkipped = view.step.status === 'skipped';
  const writer = stepDefinition(kind.code).writer === 'vendor' ? left : right;
  return (
    <EmptyState
      drawing="paper"
      title={isSkipped ? labels.skipped : kind.words.empty}
      description={isSkipped ? labels.skippedHint : labels.emptyHint(writer.name)}
      titleAs="h2"
      className="py-16"
    />
  );
}
