import type { CaseReport } from '@paidang/contract/entities';
import { labels } from '#labels/case-report';
import { MomentWords } from '../../shared/paper/moment-words';
import { ReportPaper } from './report-paper';

/** The versions before the newest, newest first. */
export function EarlierVersions({ report }: { report: CaseReport }) {
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
