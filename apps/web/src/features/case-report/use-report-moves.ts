import type { CaseReport, CaseReports, ReportContent } from '@paidang/contract/entities';
import { emptyReport, type ReportPart } from '@paidang/contract/report';
import { functionCodes } from '@paidang/contract/vocabulary';
import type { ReportAction } from '@paidang/contract/workflow';
import { labels } from '#labels/case-report';
import { acceptReport, reportOf, requestReports, requestReportUpdate } from '../../data/case-reports';
import { askAboutLineAfterStep, mayAskAboutLine } from '../../data/messaging';
import type { DraftSource } from '../../data/step-source';
import { useTaskCache } from '../../data/task-cache';
import { reportFailure } from '../../shared/pressed-call/report-failure';
import type { Autosave } from '../../step/draft/autosave';
import { sendDraft } from '../../step/draft/send-draft';
import type { Refusal } from '../../step/moves/refused-fields';
import { useIntentions } from '../../step/moves/use-intentions';
import { useCommentRun } from '../../stores/comment-run';
import { showToast } from '../../stores/toasts';

const actionLabels = labels.actions;

export interface ReportMovesOptions {
  task: string;
  report: CaseReport;
  source: DraftSource<ReportContent>;
  draft: Autosave<ReportContent> | null;
  onReports: (reports: CaseReports) => void;
  /** Called with the fields that the server rejected. */
  onRefused: (refusal: Refusal<ReportContent>) => void;
}

type Name = Exclude<ReportAction, 'save_draft' | 'open'> | 'save';

/** Actions on one platform's report. */
export function useReportMoves({ task, report, source, draft, onReports, onRefused }: ReportMovesOptions) {
  const { url_uid: id, report_type: type } = report;
  const { platform_title: title } = report.platform;
  const { onMoveFailed } = useTaskCache();
  const { busy, once, keyFor, done } = useIntentions<Name>(task);

  const moved = (name: ReportAction, status: string, said: string) => {
    const group = done();
    showToast({ title: said, tone: 'success' });
    const step = { function: functionCodes.closingReport, status };
    if (!mayAskAboutLine(step, name)) return;
    useCommentRun.getState().end(group);
    void askAboutLineAfterStep(step, name, group);
  };

  const provide = (name: 'send' | 'update') => {
    let isSent = false;
    return once(name, async () => {
      const key = (written: string) => keyFor(`${name} ${id} ${written}`);
      const view = await sendDraft({ source, draft, blank: emptyReport(type), keyFor: key, onRefused });
      if (!view) return;
      isSent = true;
      moved(name, view.step.status, actionLabels.provided(title));
    }).then(() => isSent);
  };

  /** @throws the refusal, which the dialog shows */
  const decide = (name: 'accept' | 'request_update', said: string, ask: () => Promise<CaseReports>) =>
    once(name, async () => {
      const reports = await ask().catch(onMoveFailed(task));
      onReports(reports);
      moved(name, reportOf(reports, id).status, said);
    });

  return {
    busy,
    /** @returns whether it was sent */
    provide,
    save: () => once('save', async () => void (await draft?.flush())),
    accept: (number: number) =>
      decide('accept', actionLabels.accepted(title), () =>
        acceptReport({ task, id, number }, keyFor(`accept ${id} ${number}`)),
      ),
    requestUpdate: (parts: ReportPart[], reason: string, number: number) =>
      decide('request_update', actionLabels.updateRequested(title), () =>
        requestReportUpdate({ task, id, number, parts, reason }, keyFor(`update ${id} ${number} ${parts} ${reason}`)),
      ),
    request: () =>
      once('request', async () => {
        const reports = await requestReports(task, keyFor('request')).catch(onMoveFailed(task));
        onReports(reports);
        moved('request', reports.step.status, actionLabels.requested);
      }).then(() => undefined, reportFailure),
  };
}

export type ReportMoves = ReturnType<typeof useReportMoves>;
