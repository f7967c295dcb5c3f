import { QuoteMarks, SelectionTools, useCommentBoardState } from '@paidang/comment-board';
import type { ReviewSheet } from '@paidang/contract/entities';
import type { EditorPort, RichTextEditorHandle } from '@paidang/editor';
import { type DiffSummary, isEmptyDocument, type RichTextDiffHandle } from '@paidang/editor/view';
import { cn } from '@paidang/ui/cn';
import { IconButton } from '@paidang/ui/icon-button';
import { PanelRightOpen } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useOutlineVersion } from '../../data/outlines';
import { ActionBar } from './action-bar';
import { CommentsPanel } from './comments-panel';
import { ComparePanel, NextChange } from './compare-panel';
import { SaveStatus } from './draft/save-status';
import { useAutosaveState } from './draft/use-autosave-state';
import { useOutlineDraft } from './draft/use-outline-draft';
import { labels } from './labels';
import { MoveDialogs, type MoveQuestion } from './move-dialogs';
import { NextStep } from './next-step';
import { Paper, PaperSkeleton } from './paper';
import { PaperHead } from './paper-head';
import { reasonToWait } from './reason-to-wait';
import { StepHead } from './step-head';
import { TurnBand } from './turn-band';
import { useBandCollapse } from './use-band-collapse';
import { useDeepLink } from './use-deep-link';
import { useOutlineMoves } from './use-outline-moves';
import { useVersionView } from './use-version-view';
import { useWide } from './use-wide';
import { VersionRail } from './version-rail';
import { VersionTools } from './version-tools';

const DraftPaper = lazy(() => import('./draft/draft-paper'));

/** What on the paper is not the outline's text. */
const notText = 'del, script, style, [data-quote-skip], [role="toolbar"], [role="status"], [role="alert"]';

export interface OutlineDeskProps {
  sheet: ReviewSheet;
  user: string;
  isVendor: boolean;
  editorPort: EditorPort;
  /** Comment the address names. */
  comment: string | null;
  onSheet: (sheet: ReviewSheet) => void;
}

/** The outline at work: versions at the left, the paper, comments at the right, the next move below. */
export function OutlineDesk({ sheet, user, isVendor, editorPort, comment, onSheet }: OutlineDeskProps) {
  const task = sheet.task.uuid;
  const latest = sheet.versions.at(-1)?.number ?? null;
  const choice = useVersionView(sheet);
  const { view, base, comparing } = choice;
  const isDraft = view === 'draft';

  const { data: newest } = useOutlineVersion(task, latest);
  const { data: shown } = useOutlineVersion(task, isDraft ? null : view);
  const { data: older } = useOutlineVersion(task, comparing ? base : null);
  const editor = useRef<RichTextEditorHandle>(null);
  const draft = useOutlineDraft({
    task,
    user,
    sheet,
    latest: newest?.content,
    flushEditor: () => editor.current?.flush(),
    onSaved: onSheet,
  });
  const saving = useAutosaveState(draft);
  const { busy, send, move, save } = useOutlineMoves({
    task,
    draft,
    onMoved: (next) => {
      onSheet(next);
      choice.show(null);
    },
  });

  const wide = useWide();
  const [boardOpen, setBoardOpen] = useState(wide);
  const [paper, setPaper] = useState<HTMLElement | null>(null);
  const [summary, setSummary] = useState<DiffSummary | null>(null);
  const [current, setCurrent] = useState(-1);
  const [uploads, setUploads] = useState(0);
  const [question, setQuestion] = useState<MoveQuestion>(null);
  const diff = useRef<RichTextDiffHandle>(null);
  const band = useBandCollapse();
  const openComments = useCommentBoardState((state) => state.counts.unprocessed);
  useDeepLink(comment, () => setBoardOpen(true));

  const content = isDraft ? saving?.content : shown?.number === view ? shown?.content : undefined;
  const before = comparing ? (older?.number === base ? older.content : undefined) : null;
  const isEmpty = isDraft && isEmptyDocument(saving?.content ?? '');
  const notReady = reasonToWait({ conflict: saving?.status === 'conflict', uploads, isEmpty });
  const next = () => diff.current?.next();
  const onDiff = (found: DiffSummary) => {
    setSummary(found);
    setCurrent(-1);
  };
  const isEditing = isDraft && !comparing;

  return (
    <div className="flex min-h-0 flex-1 flex-col max-lg:pb-24">
      <StepHead sheet={sheet} />
      <TurnBand sheet={sheet} isVendor={isVendor} collapsed={wide && band.collapsed} />
      <div className="min-h-0 flex-1 lg:grid lg:grid-cols-[minmax(0,1fr)_auto] xl:grid-cols-[216px_minmax(0,1fr)_auto]">
        <VersionRail sheet={sheet} choice={choice}>
          <ComparePanel choice={choice} summary={summary} current={current} onNext={next} />
        </VersionRail>
        <section aria-label={labels.title} className="relative flex min-h-0 min-w-0 flex-col">
          <VersionTools sheet={sheet} choice={choice}>
            <NextChange summary={summary} current={current} onNext={next} />
          </VersionTools>
          <div className="min-h-0 flex-1 lg:overflow-y-auto lg:px-8 lg:pt-6" onScroll={band.onScroll}>
            <article
              data-tour="outline-paper"
              className={cn(
                'relative mx-auto min-h-full max-w-[760px] border-line bg-surface px-5 pt-6 pb-12 max-lg:border-b lg:rounded-t-[4px] lg:border lg:border-b-0 lg:px-14 lg:pt-10',
                isEditing && 'lg:pt-6',
              )}
            >
              {isEditing ? (
                <div ref={setPaper}>
                  <PaperHead sheet={sheet} version="draft" />
                  <Suspense fallback={<PaperSkeleton />}>
                    {draft ? (
                      <DraftPaper draft={draft} port={editorPort} editorRef={editor} onUploadingChange={setUploads} />
                    ) : (
                      <PaperSkeleton />
                    )}
                  </Suspense>
                </div>
              ) : (
                <Paper
                  ref={setPaper}
                  sheet={sheet}
                  version={isDraft ? latest : view}
                  content={before === undefined ? undefined : content}
                  before={before ?? null}
                  diffRef={diff}
                  onDiff={onDiff}
                  onCurrentChange={setCurrent}
                />
              )}
              <QuoteMarks container={paper} skip={notText} onActivate={() => setBoardOpen(true)} />
              {isEditing ? null : (
                <SelectionTools container={paper} skip={notText} onQuote={() => setBoardOpen(true)} />
              )}
            </article>
          </div>
          {wide && !boardOpen ? (
            <IconButton
              label={labels.showComments}
              tooltipSide="left"
              className="absolute top-3 right-3 border border-line bg-surface shadow-1"
              onClick={() => setBoardOpen(true)}
            >
              <PanelRightOpen size={20} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          ) : null}
          <ActionBar
            sheet={sheet}
            view={view}
            busy={busy}
            openComments={openComments}
            notReady={notReady}
            status={saving && isDraft ? <SaveStatus state={saving} /> : <NextStep sheet={sheet} />}
            on={{
              save: () => {
                editor.current?.flush();
                void save();
              },
              send: () => {
                editor.current?.flush();
                void send(editor.current?.getHtml() ?? saving?.content ?? '');
              },
              editDraft: () => choice.show('draft'),
              finalise: () => setQuestion('finalise'),
              accept: () => (openComments > 0 ? setQuestion('accept') : void move('accept')),
              ask: () => setQuestion('requestChanges'),
              reopen: () => setQuestion('reopen'),
              comments: () => setBoardOpen(true),
            }}
          />
        </section>
        <CommentsPanel open={boardOpen} wide={wide} onOpenChange={setBoardOpen} />
      </div>
      <MoveDialogs
        question={question}
        sheet={sheet}
        openComments={openComments}
        hasDraft={saving !== null && saving.content !== newest?.content && sheet.draft !== null}
        busy={busy}
        onMove={(name, words) => void move(name, words).then(() => setQuestion(null))}
        onClose={() => setQuestion(null)}
      />
    </div>
  );
}
