import type { WorkReport } from '@paidang/contract/entities';
import { labels } from '#labels/works';
import { MomentWords } from '../../shared/paper/moment-words';
import { ReportView } from './report-view';

export interface EarlierReportsProps {
  /** Oldest first. */
  reports: readonly WorkReport[];
  asked: string;
}

/** Earlier reports, newest first. */
export function EarlierReports({ reports, asked }: EarlierReportsProps) {
  if (reports.length === 0) return null;
  return (
    <section className="mt-10 border-t border-line pt-6">
      <h3 className="text-14 font-strong text-ink-2">{labels.history(reports.length)}</h3>
      {reports.toReversed().map((report) => (
        <details key={report.uuid} className="mt-3 rounded-control border border-line">
          <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 px-4 py-2 text-14">
            <span className="font-medium">{labels.report(report.number)}</span>
            <span className="text-13 text-ink-3">
              <MomentWords at={report.sent_at} words={String} />
            </span>
          </summary>
          <div className="px-4 pt-2 pb-5">
            <ReportView report={report} asked={asked} />
          </div>
        </details>
      ))}
    </section>
  );
}
