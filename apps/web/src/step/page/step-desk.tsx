import { QuoteMarks, SelectionTools, useCommentBoardState } from '@paidang/comment-board/document';
import type { Quote } from '@paidang/contract/entities';
import { stepDefinition } from '@paidang/contract/steps';
import type { EditorPort } from '@paidang/editor';
import type { DiffSummary, RichTextDiffHandle } from '@paidang/editor/view';
import { type ComponentType, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { StepAction, StepMove, StepSheet, StepSource } from '../../data/step-source';
import { useStepVersion } from '../../data/steps';
import { later } from '../../shared/later';
import { lazyExtra } from '../../shared/lazy-extra';
import { seatsOf } from '../../shared/people';
import { isSameContent } from '../../shared/same-content';
import { CommentsPanel, type CommentsPanelProps } from '../board/comments-panel';
import { OpenBoardContext } from '../board/open-board';
import { QuotePlaceContext, useQuotePlaceOn } from '../board/quote-place';
import { ShowComments } from '../board/show-comments';
import { useBoardOpen } from '../board/use-board-open';
import { useDeepLink } from '../board/use-deep-link';
import { DraftPaper } from '../draft/draft-paper';
import { SaveStatus } from '../draft/save-status';
import { useStepDraft } from '../draft/step-draft';
import { unsavedName, useDraftState } from '../draft/use-draft';
import { ActionBar } from '../moves/action-bar';
import type { MoveQuestion } from '../moves/move-dialogs';
import { NextStep } from '../moves/next-step';
import { reasonToWait } from '../moves/reason-to-wait';
import { useSendCheck } from '../moves/use-send-check';
import { useStepMoves } from '../moves/use-step-moves';
import type { StepEditorHandle, StepKind } from '../step-kind';
import { BoardSwitch, type BoardView } from '../suggestions/board-switch';
import { SuggestionsInTextProvider, useShownSuggestions } from '../suggestions/in-text';
import { SuggestTool } from '../suggestions/suggest-tool';
import { useSuggestions } from '../suggestions/use-suggestions';
import { ComparePanel, NextChange } from '../versions/compare-panel';
import { useVersionView } from '../versions/use-version-view';
import { versionName } from '../versions/version-name';
import { VersionRail } from '../versions/version-rail';
import { VersionTools } from '../versions/version-tools';
import { HeldBack, OlderVersion } from './desk-notes';
import { MoreButton } from './more-button';
import { Paper } from './paper';
import { PaperHead } from './paper-head';
import { PaperPrintHead } from './paper-print-head';
import { PaperSurface } from './paper-surface';
import { StepHead } from './step-head';
import { PaperSkeleton } from './step-skeleton';
import { TurnBand } from './turn-band';
import { useBandCollapse } from './use-band-collapse';
import { useWide } from './use-wide';

const MoveDialogs = later(
  async () => ({ default: (await import('../moves/move-dialogs')).MoveDialogs }),
  ({ question }) => question !== null,
);
const SuggestDialog = lazyExtra(async () => ({
  default: (await import('../suggestions/suggest-dialog')).SuggestDialog,
}));
const SuggestionList = lazyExtra(async () => ({
  default: (await import('../suggestions/suggestion-list')).SuggestionList,
}));

/** What on the paper is not the work's text. */
const notText = 'del, script, style, [data-quote-skip], [role="toolbar"], [role="status"], [role="alert"]';

export interface StepDeskProps<Content> {
  kind: StepKind<Content>;
  /** Must stay the same while the page is open. */
  source: StepSource<Content>;
  sheet: StepSheet<Content>;
  user: string;
  isVendor: boolean;
  editorPort: EditorPort;
  /** Comment the address names. */
  comment: string | null;
  onSheet: (sheet: StepSheet<Content>) => void;
  /** Told whether the draft is being written rather than a version read. */
  onEditingChange?: (editing: boolean) => void;
  /** In the head: who else is here. */
  headEnd?: ReactNode;
  /** Between the turn and the work: tabs. */
  tabs?: ReactNode;
  /** In the action bar, before the moves. */
  barStart?: ReactNode;
  /** Below the versions: downloads, what was deleted. */
  railEnd?: ReactNode;
  /** Why the draft cannot be sent yet, in words. @default nothing keeps it */
  unready?: string | null;
  /** Shows the comments. @default the page's board */
  Comments?: ComponentType<CommentsPanelProps>;
}

/** A step at work: versions at the left, the paper, comments at the right, the next move below. */
export function StepDesk<Content>({
  kind,
  source,
  sheet,
  user,
  isVendor,
  editorPort,
  comment,
  onSheet,
  onEditingChange,
  headEnd,
  tabs,
  barStart,
  railEnd,
  unready = null,
  Comments = CommentsPanel,
}: StepDeskProps<Content>) {
  const latest = sheet.versions.at(-1)?.number ?? null;
  const choice = useVersionView({
    sheet,
    writer: stepDefinition(kind.code).writer,
    comparesAtOnce: kind.comparesAtOnce,
    unsavedName: unsavedName(source.path),
  });
  const { view, base, comparing } = choice;
  const isDraft = view === 'draft';

  const { data: newest } = useStepVersion(source, latest);
  const { data: shown } = useStepVersion(source, isDraft ? null : view);
  const { data: older } = useStepVersion(source, comparing ? base : null);
  const editor = useRef<StepEditorHandle>(null);
  const editorRef = useCallback((handle: StepEditorHandle | null) => {
    editor.current = handle;
  }, []);
  const draft = useStepDraft({
    source,
    user,
    sheet,
    blank: kind.blank,
    // The one before stands in while the newest is on its way.
    latest: newest?.number === latest ? newest?.content : undefined,
    flushEditor: () => editor.current?.flush(),
    onSaved: onSheet,
  });
  const suggestions = useSuggestions({ kind, sheet, draft, flushEditor: () => editor.current?.flush() });
  const isEditing = view === 'draft' && !comparing;
  const shownSuggestions = useShownSuggestions(suggestions, {
    mayDecide: draft !== null && isEditing,
    vendor: seatsOf(sheet).left.name,
  });
  const saving = useDraftState(draft);
  const [paper, setPaper] = useState<HTMLElement | null>(null);
  const { errors, tryToSend, refuse } = useSendCheck({ kind, sheet, content: saving?.content, paper });
  const { busy, send, attempt, move, save } = useStepMoves({
    source,
    blank: kind.blank(sheet),
    words: kind.words,
    draft,
    onMoved: (next) => {
      onSheet(next);
      choice.show(null);
    },
    onSheet,
    onRefused: refuse,
  });

  const wide = useWide();
  const [boardOpen, setBoardOpen] = useBoardOpen(wide);
  const [board, setBoard] = useState<BoardView>('comments');
  const openBoard = useCallback(() => {
    setBoard('comments');
    setBoardOpen(true);
  }, [setBoardOpen]);
  const [suggested, setSuggested] = useState<Quote | null>(null);
  const [summary, setSummary] = useState<DiffSummary | null>(null);
  const [current, setCurrent] = useState(-1);
  const [uploads, setUploads] = useState(0);
  const [question, setQuestion] = useState<MoveQuestion>(null);
  // What is decided is decided about the version on the paper; beside a draft, that is the newest.
  const version = typeof view === 'number' ? view : sheet.step.version;
  const askBefore = (name: StepMove) => () => setQuestion({ move: name, version });
  const lookAtNewest = () => {
    setQuestion(null);
    choice.show(latest);
  };
  const diff = useRef<RichTextDiffHandle>(null);
  const band = useBandCollapse(sheet.step.status);
  const openComments = useCommentBoardState((state) => state.counts.unprocessed);
  useDeepLink(comment, openBoard);
  const shownVersion = isDraft ? latest : view;
  const quotePlace = useQuotePlaceOn({ paper, skip: notText, version: shownVersion, openBoard });

  const Surface = kind.Surface ?? PaperSurface;
  const isBegun = !saving || !kind.isBegun || kind.isBegun(saving.content);
  const content = isDraft ? saving?.content : shown?.number === view ? shown?.content : undefined;
  const before = comparing ? (older?.number === base ? older.content : undefined) : null;
  const empty = isDraft && (!saving || kind.isEmpty(saving.content)) ? kind.words.emptyDraft : null;
  const notReady = reasonToWait({ conflict: saving?.status === 'conflict', uploads, empty: empty ?? unready });
  const may = (action: StepAction) => sheet.allowed.includes(action);
  // The turn has come and gone again.
  const isHeldBack = may('save_draft') && !may('send') && sheet.step.status !== 'locked';
  const next = () => diff.current?.next();
  const onDiff = (found: DiffSummary) => {
    setSummary(found);
    setCurrent(-1);
  };
  useEffect(() => onEditingChange?.(isEditing), [onEditingChange, isEditing]);

  return (
    <div className="flex min-h-0 flex-1 flex-col max-lg:pb-(--moves-bar,0px) max-lg:flat:pb-0">
      <StepHead
        kind={kind}
        sheet={sheet}
        end={
          <MoreButton
            version={shownVersion}
            versionName={versionName(kind.words)}
            file={source.file}
            mayPrint={!kind.Surface}
            onArchive={sheet.allowed.includes('archive') ? () => setQuestion({ move: 'archive', version }) : undefined}
          />
        }
      >
        {headEnd}
      </StepHead>
      <TurnBand kind={kind} sheet={sheet} isVendor={isVendor} collapsed={wide && band.collapsed} />
      {tabs}
      <div className="min-h-0 flex-1 lg:grid lg:grid-cols-[minmax(0,1fr)_auto] xl:grid-cols-[216px_minmax(0,1fr)_auto]">
        <VersionRail kind={kind} sheet={sheet} choice={choice}>
          <ComparePanel kind={kind} choice={choice} summary={summary} current={current} onNext={next} />
          {railEnd}
        </VersionRail>
        <section aria-label={kind.words.title} className="relative flex min-h-0 min-w-0 flex-col">
          <VersionTools kind={kind} sheet={sheet} choice={choice}>
            {kind.Surface ? null : <NextChange summary={summary} current={current} onNext={next} />}
          </VersionTools>
          {isHeldBack ? <HeldBack /> : null}
          {typeof view === 'number' && latest !== null && view < latest ? (
            <OlderVersion kind={kind} shown={view} newest={latest} onLook={lookAtNewest} />
          ) : null}
          <Surface editing={isEditing} onScroll={band.onScroll}>
            {kind.Surface ? null : <PaperPrintHead kind={kind} sheet={sheet} choice={choice} />}
            <OpenBoardContext.Provider value={openBoard}>
              <QuotePlaceContext.Provider value={quotePlace}>
                <SuggestionsInTextProvider value={shownSuggestions}>
                  {isEditing ? (
                    <div ref={setPaper}>
                      {kind.Surface ? null : <PaperHead kind={kind} sheet={sheet} version="draft" />}
                      <Suspense fallback={<PaperSkeleton />}>
                        {draft ? (
                          <DraftPaper
                            kind={kind}
                            draft={draft}
                            sheet={sheet}
                            errors={errors}
                            port={editorPort}
                            editorRef={editorRef}
                            onUploadingChange={setUploads}
                          />
                        ) : (
                          <PaperSkeleton />
                        )}
                      </Suspense>
                    </div>
                  ) : (
                    <Paper
                      ref={setPaper}
                      kind={kind}
                      sheet={sheet}
                      version={isDraft ? latest : view}
                      content={before === undefined ? undefined : content}
                      before={before ?? null}
                      diffRef={diff}
                      onDiff={onDiff}
                      onCurrentChange={setCurrent}
                    />
                  )}
                </SuggestionsInTextProvider>
              </QuotePlaceContext.Provider>
            </OpenBoardContext.Provider>
            {kind.Surface ? null : <QuoteMarks container={paper} skip={notText} onActivate={openBoard} />}
            {isEditing || kind.Surface ? null : (
              <SelectionTools container={paper} skip={notText} onQuote={openBoard}>
                {({ quote }) =>
                  isVendor && suggestions.place ? <SuggestTool onPress={() => setSuggested(quote)} /> : null
                }
              </SelectionTools>
            )}
          </Surface>
          {wide && !boardOpen ? <ShowComments onClick={openBoard} /> : null}
          <ActionBar
            kind={kind}
            sheet={sheet}
            view={view}
            busy={busy}
            openComments={openComments}
            notReady={notReady}
            start={barStart}
            status={saving && isDraft && isBegun ? <SaveStatus state={saving} /> : <NextStep sheet={sheet} />}
            on={{
              save: isBegun
                ? () => {
                    editor.current?.flush();
                    void save();
                  }
                : null,
              send: () => {
                editor.current?.flush();
                if (draft && tryToSend(draft.getSnapshot().content)) void send();
              },
              editDraft: () => choice.show('draft'),
              finalise: askBefore('finalise'),
              acknowledge: () => void move('acknowledge', { version }),
              accept: () =>
                openComments > 0 ? setQuestion({ move: 'accept', version }) : void move('accept', { version }),
              ask: askBefore('requestChanges'),
              reopen: askBefore('reopen'),
              requestReopen: askBefore('requestReopen'),
              agreeReopen: () => void move('agreeReopen', { version }),
              declineReopen: askBefore('declineReopen'),
              withdrawReopen: () => void move('withdrawReopen', { version }),
              unlock: () => void move('unlock', { version }),
              recover: () => void move('recover', { version }),
              comments: openBoard,
            }}
          />
        </section>
        <Comments
          open={boardOpen}
          wide={wide}
          onOpenChange={setBoardOpen}
          head={suggestions.place ? <BoardSwitch view={board} open={suggestions.open} onViewChange={setBoard} /> : null}
          instead={
            suggestions.place && board === 'suggestions' ? (
              <SuggestionList
                suggestions={suggestions}
                user={user}
                mayDecide={draft !== null}
                vendor={seatsOf(sheet).left.name}
              />
            ) : null
          }
        />
      </div>
      {suggested ? (
        <SuggestDialog
          quote={suggested}
          about={source.path}
          creator={seatsOf(sheet).right.name}
          onSend={(replacement, key) => suggestions.send(suggested, replacement, key)}
          onClose={() => setSuggested(null)}
        />
      ) : null}
      <MoveDialogs
        kind={kind}
        question={question}
        sheet={sheet}
        openComments={openComments}
        hasDraft={saving !== null && !isSameContent(saving.content, newest?.content) && sheet.draft !== null}
        other={isVendor ? seatsOf(sheet).right.name : seatsOf(sheet).left.name}
        onMove={attempt}
        onLook={lookAtNewest}
        onClose={() => setQuestion(null)}
      />
    </div>
  );
}
