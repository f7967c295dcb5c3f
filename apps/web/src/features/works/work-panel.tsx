import { lazy, Suspense } from 'react';
import { later } from '../../shared/later';
import { PrintHead } from '../../shared/paper/print-head';
import { useDraftState } from '../../step/draft/use-draft';
import { MergePanel } from '../../step/merge/merge-panel';
import { PaperSurface } from '../../step/page/paper-surface';
import { PaperSkeleton } from '../../step/page/step-skeleton';
import { EarlierReports } from './earlier-reports';
import { Verdict } from './report-view';
import { WorkBar } from './work-bar';
import { WorkHead, WorkPaper } from './work-paper';
import { useCreateWorkRoom, useWorkRoom, WorkRoomContext, type WorkRoomOptions, workFacts } from './work-room';
import { worksKind } from './works-kind';

const WorkDialogs = later(
  async () => ({ default: (await import('./work-dialogs')).WorkDialogs }),
  ({ question }) => question !== null,
);
const WorkForm = lazy(() => import('./work-form'));

/** One platform's work: its report to write or to read, with the next action below. */
export function WorkPanel(options: WorkRoomOptions) {
  const room = useCreateWorkRoom(options);
  const { view, work, isWriting, moves, question, ask } = room;
  return (
    <WorkRoomContext.Provider value={room}>
      <section aria-label={work.platform.platform_title} className="flex min-h-0 min-w-0 flex-1 flex-col">
        <PaperSurface>
          <PrintHead
            view={view}
            title={`${worksKind.code} ${worksKind.words.title}`}
            facts={workFacts(work, isWriting)}
          />
          <WorkHead work={work} isDraft={isWriting} />
          {isWriting ? <ReportDraft /> : <WorkPaper view={view} work={work} />}
        </PaperSurface>
        <WorkBar />
        <WorkDialogs question={question} view={view} work={work} moves={moves} onClose={() => ask(null)} />
      </section>
    </WorkRoomContext.Provider>
  );
}

/** Report form, with the verdict on the last report above it. */
function ReportDraft() {
  const { view, work, setPaper, draft, check } = useWorkRoom();
  const saving = useDraftState(draft);
  const last = work.reports.at(-1);
  return (
    <div ref={setPaper} className="grid gap-6">
      {last ? <Verdict report={last} /> : null}
      {draft && saving ? (
        <Suspense fallback={<PaperSkeleton />}>
          <MergePanel kind={worksKind} draft={draft} />
          <WorkForm
            platform={work.platform.platform_title}
            approved={work.approved}
            asked={view.ad_disclosure}
            content={saving.content}
            onChange={draft.change}
            errors={check.errorsOf(saving.content)}
          />
        </Suspense>
      ) : (
        <PaperSkeleton />
      )}
      <EarlierReports reports={work.reports} asked={view.ad_disclosure} />
    </div>
  );
}
