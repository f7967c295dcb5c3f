import type { CaseReport, CaseReports } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { cn } from '@paidang/ui/cn';
import { ChartColumn } from 'lucide-react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/case-report';
import type { Turn } from '../../step/step-state';
import { ReportBadge } from './report-badge';

const words = labels.rail;
const turnColours = { vendor: 'text-vendor-600', creator: 'text-creator-600' } as const;
const itemLooks =
  'flex min-h-11 items-center gap-x-2 rounded-control px-3 text-ink-2 hover:bg-surface lg:-ml-2 lg:py-2.5';

export interface ReportRailProps {
  reports: CaseReports;
  /** The platform on the paper. */
  shown: string;
  me: Turn;
}

/** The platforms with the status of each report, and the way to the summary: beside the paper, above it on small screens. */
export function ReportRail({ reports: { task, reports }, shown, me }: ReportRailProps) {
  const accepted = reports.filter(({ status }) => status === 'accepted').length;
  const hasVersion = reports.some(({ versions }) => versions.length > 0);
  return (
    <nav
      aria-label={words.title}
      className="min-w-0 border-line py-3 print:hidden max-lg:border-b max-lg:px-4 lg:overflow-y-auto lg:border-r lg:py-5 lg:pr-4 lg:pl-6"
    >
      <h2 className="mb-2 flex justify-between gap-2 text-12 font-medium text-ink-3">
        <span>{words.title}</span>
        <span>{words.accepted(accepted, reports.length)}</span>
      </h2>
      <ul className="grid gap-1 max-lg:grid-cols-2 max-lg:gap-x-4 max-md:grid-cols-1">
        {reports.map((report) => (
          <li key={report.url_uid} className="min-w-0">
            <ReportItem
              report={report}
              path={paths.caseReport(task.uuid, report.url_uid, { index: task.index })}
              isShown={report.url_uid === shown}
              me={me}
            />
          </li>
        ))}
      </ul>
      {hasVersion ? (
        <Link
          to={paths.caseReportSummary(task.uuid, { index: task.index })}
          className={cn(itemLooks, 'mt-2 border-t border-line text-14')}
        >
          <ChartColumn size={16} strokeWidth={1.75} aria-hidden="true" />
          {words.summary}
        </Link>
      ) : null}
    </nav>
  );
}

interface ReportItemProps {
  report: CaseReport;
  path: string;
  isShown: boolean;
  me: Turn;
}

function ReportItem({ report: { platform, status, turn }, path, isShown, me }: ReportItemProps) {
  return (
    <Link
      to={path}
      aria-current={isShown ? 'true' : undefined}
      className={cn(itemLooks, isShown && 'bg-surface text-ink shadow-[inset_0_0_0_1px_var(--pd-line)]')}
    >
      <span className={cn('min-w-0 flex-1 truncate text-14', isShown ? 'font-strong' : 'font-medium')}>
        {platform.platform_title}
      </span>
      {turn === me && status !== 'locked' ? (
        <b className={cn('shrink-0 text-12 font-strong', turnColours[turn])}>{words.yours}</b>
      ) : null}
      <ReportBadge status={status} />
    </Link>
  );
}
