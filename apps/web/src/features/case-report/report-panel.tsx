import type { CaseReport, CaseReports, ReportContent } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { checkReport, emptyReport } from '@paidang/contract/report';
import type { EditorPort } from '@paidang/editor';
import { EmptyState } from '@paidang/ui/empty-state';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { labels } from '#labels/case-report';
import { openReport, reportSource, reportStep } from '../../data/case-reports';
import { later } from '../../shared/later';
import { MomentWords } from '../../shared/paper/moment-words';
import { PrintHead, versionFacts } from '../../shared/paper/print-head';
import { sidesOf } from '../../shared/people';
import { SaveStatus } from '../../step/draft/save-status';
import { useStepDraft } from '../../step/draft/step-draft';
import { useDraftState } from '../../step/draft/use-draft';
import { MergePanel } from '../../step/merge/merge-panel';
import { useSendCheck } from '../../step/moves/use-send-check';
import { PaperSurface } from '../../step/page/paper-surface';
import { PaperSkeleton } from '../../step/page/step-skeleton';
import { Goals } from './goals';
import { ReportBar } from './report-bar';
import { CommentedVersion } from './report-comments';
import type { ReportQuestion } from './report-dialogs';
import { ReportHead } from './report-head';
import { reportKind } from './report-kind';
import { ReportPaper, UpdateRequest } from './report-paper';
import { useReportMoves } from './use-report-moves';

const ReportDialogs = later(
  async () => ({ default: (await import('./report-dialogs')).ReportDialogs }),
  ({ question }) => question !== null,
);
const ReportForm = lazy(() => import('./report-form'));

export interface ReportPanelProps {
  reports: CaseReports;
  report: CaseReport;
  user: string;
  isVendor: boolean;
  /** Whether the address requests the form. */
  isEditing: boolean;
  /** Port that uploads pictures. */
  port: EditorPort;
  /** Must be a stable reference while the page is open. */
  onReports: (reports: CaseReports) => void;
}

/** One platform's report, to write or to read, with the next action below. */
export function ReportPanel({ reports, report, user, isVendor, isEditing, port, onReports }: ReportPanelProps) {
  const { task } = reports;
  const { url_uid: id, report_type: type } = report;
  const navigate = useNavigate();
  const last = report.versions.at(-1);
  const number = report.versions.length;
  const source = useMemo(() => reportSource(task.uuid, id, onReports), [task.uuid, id, onReports]);
  const step = reportStep(reports, report);
  const mayWrite = report.allowed.includes('save_draft');
  // The first version starts in the form; a later one is read-only until the user starts to correct it.
  const isWriting = mayWrite && (isEditing || number === 0);
  const draft = useStepDraft<ReportContent>({
    source,
    user,
    view: isWriting ? step : { ...step, allowed: [] },
    blank: () => emptyReport(type),
    latest: last?.content,
  });
  const saving = useDraftState(draft);
  const [paper, setPaper] = useState<HTMLElement | null>(null);
  const [isUnfinished, setUnfinished] = useState(false);
  const check = (content: ReportContent) => ({
    ...checkReport(content, content.report_type),
    ...(isUnfinished ? { curve_perday: labels.form.halfRow } : {}),
  });
  const { errorsOf, tryToSend, refuse } = useSendCheck({ kind: { check }, view: step, paper });
  const moves = useReportMoves({ task: task.uuid, report, source, draft, onReports, onRefused: refuse });
  const [question, setQuestion] = useState<ReportQuestion>(null);
  const [uploads, setUploads] = useState(0);
  useOpening({ task: task.uuid, report, isVendor, onReports });

  const to = (path: typeof paths.caseReportEdit) => void navigate(path(task.uuid, id, { index: task.index }));
  const provide = async () => {
    if (!draft || !tryToSend(draft.getSnapshot().content)) return;
    if (await moves.provide(number > 0 ? 'update' : 'send')) to(paths.caseReport);
  };
  return (
    <section aria-label={report.platform.platform_title} className="flex min-h-0 min-w-0 flex-1 flex-col">
      <PaperSurface>
        <PrintHead
          view={reports}
          title={`${reportKind.code} ${labels.step.title}・${report.platform.platform_title}`}
          facts={versionFacts(labels.paper.version(number), isWriting ? undefined : step.versions.at(-1))}
        />
        <ReportHead report={report} />
        {isWriting ? (
          <div ref={setPaper} className="grid gap-6">
            {last?.update_request ? <UpdateRequest request={last.update_request} /> : null}
            {draft && saving ? (
              <Suspense fallback={<PaperSkeleton />}>
                <MergePanel kind={reportKind} draft={draft} />
                <ReportForm
                  content={saving.content}
                  work={report.work}
                  onChange={draft.change}
                  errors={errorsOf(saving.content)}
                  port={port}
                  onUploading={(by) => setUploads((count) => count + by)}
                  onUnfinished={setUnfinished}
                />
              </Suspense>
            ) : (
              <PaperSkeleton />
            )}
          </div>
        ) : null}
        {!isWriting && last ? (
          <CommentedVersion number={last.number}>
            <ReportPaper
              report={report}
              version={last}
              goals={<Goals goals={reports.goals} isOfSeveral={reports.reports.length > 1} titleAs="h3" />}
            />
          </CommentedVersion>
        ) : null}
        {!isWriting && !last ? (
          <EmptyState
            drawing="paper"
            title={labels.step.empty}
            description={labels.waiting(sidesOf(reports).right.name)}
            titleAs="h3"
            className="py-12"
          />
        ) : null}
        {isWriting ? null : <EarlierVersions report={report} />}
      </PaperSurface>
      <ReportBar
        report={report}
        isWriting={isWriting}
        isUploading={uploads > 0}
        mayRequest={reports.may_request}
        creator={sidesOf(reports).right.name}
        busy={moves.busy}
        status={isWriting && saving ? <SaveStatus state={saving} /> : null}
        on={{
          save: () => void moves.save(),
          provide: () => void provide(),
          edit: () => to(paths.caseReportEdit),
          back: () => to(paths.caseReport),
          accept: () => setQuestion({ move: 'accept', number }),
          requestUpdate: () => setQuestion({ move: 'update', number }),
          request: () => void moves.request(),
        }}
      />
      <ReportDialogs
        question={question}
        report={report}
        creator={sidesOf(reports).right.name}
        moves={moves}
        onClose={() => setQuestion(null)}
      />
    </section>
  );
}

interface OpeningOptions extends Pick<ReportPanelProps, 'report' | 'isVendor' | 'onReports'> {
  task: string;
}

/** Reports once that the vendor has opened a version. This only informs the creator, so a failure is not shown. */
function useOpening({ task, report, isVendor, onReports }: OpeningOptions): void {
  const { url_uid: id } = report;
  const number = report.versions.length;
  const isNew = isVendor && report.allowed.includes('open');
  const opened = useRef('');
  useEffect(() => {
    const version = `${id} ${number}`;
    if (!isNew || opened.current === version) return;
    opened.current = version;
    openReport({ task, id, number }).then(onReports, () => undefined);
  }, [isNew, task, id, number, onReports]);
}

/** Earlier versions, newest first. */
function EarlierVersions({ report }: { report: CaseReport }) {
  const earlier = report.versions.slice(0, -1);
  if (earlier.length === 0) return null;
  return (
    <section className="mt-10 border-t border-line pt-6 print:hidden">
      <h3 className="text-14 font-strong text-ink-2">{labels.paper.earlier(earlier.length)}</h3>
      {earlier.toReversed().map((version) => (
        <details key={version.uuid} className="mt-3 rounded-control border border-line">
          <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 px-4 py-2 text-14">
            <span className="font-medium">{labels.paper.version(version.number)}</span>
            <span className="text-13 text-ink-3">
              <MomentWords at={version.sent_at} words={String} />
            </span>
          </summary>
          <div className="px-4 pt-2 pb-5">
            <ReportPaper report={report} version={version} />
          </div>
        </details>
      ))}
    </section>
  );
}
