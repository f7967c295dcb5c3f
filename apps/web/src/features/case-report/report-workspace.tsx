import type { CaseReport, CaseReports } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import type { EditorPort } from '@paidang/editor';
import { ChartColumn } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/case-report';
import { labels as stepLabels } from '#labels/step';
import { reportFile } from '../../data/version-files';
import { ShowTogether } from '../../shared/show-together';
import { PlatformRail } from '../../step/page/platform-rail';
import { PlatformWorkspace } from '../../step/page/platform-workspace';
import { StepSkeleton } from '../../step/page/step-skeleton';
import type { Turn } from '../../step/step-state';
import { AgreedTerms } from './agreed-terms';
import { ReportBadge } from './report-head';
import { reportKind } from './report-kind';
import { ReportPanel } from './report-panel';

export interface ReportWorkspaceProps {
  reports: CaseReports;
  /** The displayed platform's report; `undefined` if the task has none yet. */
  report: CaseReport | undefined;
  user: string;
  isVendor: boolean;
  /** Whether the address requests the form. */
  isEditing: boolean;
  /** Port that uploads pictures. */
  port: EditorPort;
  /** End of the header: who else is here. */
  headEnd: ReactNode;
  /** Displayed below the turn: what comes after the report. */
  notice: ReactNode;
  /** Wraps the parts that use the displayed platform's comments. */
  inBoard: (work: ReactNode) => ReactNode;
  /** Must be a stable reference while the page is open. */
  onReports: (reports: CaseReports) => void;
}

/** The closing report, one platform at a time. */
export function ReportWorkspace({
  reports,
  report,
  isVendor,
  headEnd,
  notice,
  inBoard,
  ...panel
}: ReportWorkspaceProps) {
  return (
    <ShowTogether waiting={<StepSkeleton />}>
      <PlatformWorkspace
        kind={reportKind}
        view={reports}
        isVendor={isVendor}
        platform={report}
        hint={labels.noPlatforms}
        {...(report ? { files: filesOf(reports, report) } : {})}
        headEnd={headEnd}
        notice={notice}
        rail={
          report ? <ReportRail reports={reports} shown={report.url_uid} me={isVendor ? 'vendor' : 'creator'} /> : null
        }
        inBoard={inBoard}
      >
        {report ? (
          <ReportPanel key={report.url_uid} reports={reports} report={report} isVendor={isVendor} {...panel} />
        ) : null}
      </PlatformWorkspace>
    </ShowTogether>
  );
}

/** Download of the newest version as a PDF. */
const filesOf = ({ task }: CaseReports, { url_uid: id, versions }: CaseReport) => ({
  version: versions.at(-1)?.number ?? null,
  file: reportFile(task.uuid, id),
  formats: ['pdf'] as const,
});

export const isAccepted = ({ status }: CaseReport): boolean => status === 'accepted';

interface ReportRailProps {
  reports: CaseReports;
  /** Id of the displayed platform's report. */
  shown: string;
  me: Turn;
}

/** The platforms with the status of each report, and a link to the summary. */
function ReportRail({ reports: { project, task, reports }, shown, me }: ReportRailProps) {
  return (
    <PlatformRail
      platforms={reports.map(({ url_uid: id, platform, status, turn }) => ({
        id,
        title: platform.platform_title,
        path: paths.caseReport(task.uuid, id, { index: task.index }),
        facts: stepLabels.platforms.kinds[platform.kind],
        badge: <ReportBadge status={status} />,
        turn: status === 'locked' ? null : turn,
      }))}
      shown={shown}
      me={me}
      done={labels.rail.accepted(reports.filter(isAccepted).length, reports.length)}
    >
      {reports.some(({ versions }) => versions.length > 0) ? (
        <Link
          to={paths.caseReportSummary(task, project)}
          className="mt-2 flex min-h-11 items-center gap-x-2 border-t border-line px-3 text-14 text-ink-2 hover:text-ink lg:-ml-2"
        >
          <ChartColumn size={16} strokeWidth={1.75} aria-hidden="true" />
          {labels.rail.summary}
        </Link>
      ) : null}
      <AgreedTerms task={task} />
    </PlatformRail>
  );
}
