import type { CaseReports } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import type { EditorPort } from '@paidang/editor';
import { Button } from '@paidang/ui/button';
import { EmptyState } from '@paidang/ui/empty-state';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/case-report';
import { reportFile } from '../../data/version-files';
import { MoreButton } from '../../step/page/more-button';
import { StepHead } from '../../step/page/step-head';
import { TurnBand } from '../../step/page/turn-band';
import { versionName } from '../../step/step-kind';
import type { Turn } from '../../step/step-state';
import { reportKind } from './report-kind';
import { ReportPanel } from './report-panel';
import { ReportRail } from './report-rail';

export interface ReportWorkspaceProps {
  reports: CaseReports;
  user: string;
  isVendor: boolean;
  /** Platform the address names. */
  platform: string | null;
  /** The address asks for the form. */
  isEditing: boolean;
  /** Where pictures are uploaded. */
  port: EditorPort;
  /** In the head: who else is here. */
  headEnd: ReactNode;
  /** Below the turn: what comes after the report. */
  notice: ReactNode;
  /** Must stay the same while the page is open. */
  onReports: (reports: CaseReports) => void;
}

/** The platform to begin with, when the address names none: one that waits for the reader, or that is not accepted. */
const firstOf = ({ reports }: CaseReports, me: Turn): string | null =>
  (reports.find(({ turn }) => turn === me) ?? reports.find(({ status }) => status !== 'accepted') ?? reports[0])
    ?.url_uid ?? null;

/** The closing report: platforms at the left, one of them on the paper. */
export function ReportWorkspace({
  reports,
  user,
  isVendor,
  platform,
  isEditing,
  port,
  headEnd,
  notice,
  onReports,
}: ReportWorkspaceProps) {
  const { project, task, step } = reports;
  const me: Turn = isVendor ? 'vendor' : 'creator';
  // A decision about one does not turn the page to the next.
  const [first] = useState(() => firstOf(reports, me));
  const find = (id: string | null) => reports.reports.find(({ url_uid }) => url_uid === id);
  const report = find(platform) ?? find(first) ?? reports.reports[0];
  const at = { project, task, step: report ? { ...step, status: report.status, turn: report.turn } : step };
  return (
    <div className="flex min-h-0 flex-1 flex-col max-lg:pb-(--moves-bar,0px) max-lg:flat:pb-0">
      <StepHead
        kind={reportKind}
        view={at}
        end={
          <MoreButton
            version={report?.versions.at(-1)?.number ?? null}
            versionName={versionName(reportKind.words)}
            {...(report ? { file: reportFile(task.uuid, report.url_uid), formats: ['pdf'] } : {})}
            mayPrint={report !== undefined}
          />
        }
      >
        {headEnd}
      </StepHead>
      {report ? <TurnBand kind={reportKind} view={at} isVendor={isVendor} collapsed={false} /> : null}
      {notice}
      {report ? (
        <div className="min-h-0 flex-1 lg:grid lg:grid-cols-[248px_minmax(0,1fr)]">
          <ReportRail reports={reports} shown={report.url_uid} me={me} />
          <ReportPanel
            key={report.url_uid}
            reports={reports}
            report={report}
            user={user}
            isVendor={isVendor}
            isEditing={isEditing}
            port={port}
            onReports={onReports}
          />
        </div>
      ) : (
        <EmptyState
          drawing="film"
          title={labels.noPlatforms}
          description={labels.noPlatformsHint}
          titleAs="h2"
          className="py-20"
          action={
            <Button asChild>
              <Link to={paths.brief(task.uuid, task.type, { index: task.index })}>{labels.toBrief}</Link>
            </Button>
          }
        />
      )}
    </div>
  );
}
