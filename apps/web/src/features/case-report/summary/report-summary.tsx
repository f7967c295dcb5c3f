import type { CaseReportSummary } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { engagementParts } from '@paidang/contract/report';
import { Breadcrumb } from '@paidang/ui/breadcrumb';
import { Button } from '@paidang/ui/button';
import { EmptyState } from '@paidang/ui/empty-state';
import { ChevronDown, Download, Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/case-report';
import { BuildMode } from '../../../shared/build-mode';
import { PressMenu } from '../../../shared/layers/press-menu';
import { renderLink } from '../../../shared/links';
import { PageHead } from '../../../shared/page/page-head';
import { TaskTrace } from '../../../step/trace/task-trace';
import { useTitleOf } from '../../../stores/page-subject';
import { Audience } from '../audience';
import { DailyChart } from '../daily-chart';
import { Goals } from '../goals';
import { SummaryComparison } from './summary-comparison';
import { SummaryHead } from './summary-head';
import { SummaryPlatforms } from './summary-platforms';
import { SummaryPosts } from './summary-posts';
import { SummaryTotals } from './summary-totals';

const summaryLabels = labels.summary;
const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const loadMenu = () => import('./summary-menu');

/** Results of a task: totals, daily views, audience, and each platform. */
export function ReportSummary({ summary }: { summary: CaseReportSummary }) {
  const { project, task } = summary;
  const isEmpty = summary.platforms.length === 0;
  const toReports = paths.caseReport(task.uuid, undefined, { index: task.index });
  useTitleOf(project.name);
  return (
    <>
      <PageHead
        className="print:hidden"
        title={summaryLabels.title}
        beside={<BuildMode mode={project.build_mode} />}
        path={
          <Breadcrumb
            label={summaryLabels.path}
            items={[
              { label: summaryLabels.projectsPage, href: paths.project },
              { label: project.name, href: paths.projectProgress(project.uuid, task.index) },
              { label: labels.step.title, href: toReports },
              { label: summaryLabels.title },
            ]}
            renderLink={renderLink}
          />
        }
        actions={isEmpty ? null : <SummaryActions task={task.uuid} />}
      />
      {isEmpty ? (
        <EmptyState
          drawing="paper"
          title={summaryLabels.empty}
          description={summaryLabels.emptyHint}
          titleAs="h2"
          className="mt-6 py-20"
          action={
            <Button asChild>
              <Link to={toReports}>{summaryLabels.toReports}</Link>
            </Button>
          }
        />
      ) : (
        <SummarySheet summary={summary} />
      )}
    </>
  );
}

function SummaryActions({ task }: { task: string }) {
  return (
    <>
      <Button icon={<Printer {...icon} />} onClick={() => window.print()}>
        {summaryLabels.print}
      </Button>
      <PressMenu
        load={loadMenu}
        menu={{ task }}
        trigger={(trigger) => (
          <Button variant="ink" icon={<Download {...icon} />} {...trigger}>
            {summaryLabels.download}
            <ChevronDown {...icon} />
          </Button>
        )}
      />
    </>
  );
}

function SummarySheet({ summary }: { summary: CaseReportSummary }) {
  const { platforms } = summary;
  const online = platforms.flatMap(({ work }) => work?.published_at ?? []).toSorted()[0] ?? null;
  return (
    <article className="mx-auto mt-6 grid max-w-250 grid-cols-[minmax(0,1fr)] gap-10 border-line bg-surface max-md:-mx-(--page-edge) max-md:border-y max-md:px-(--page-edge) max-md:py-6 md:rounded-[4px] md:border md:px-14 md:py-12 print:mt-0 print:max-w-none print:gap-7 print:border-0 print:p-0">
      <SummaryHead summary={summary} online={online} />
      <SummaryTotals summary={summary} />
      <Goals goals={summary.goals} isOfSeveral={summary.task.platforms.length > 1} titleAs="h2" />
      <DailyChart
        days={summary.curve_perday}
        publishedAt={online}
        title={summaryLabels.daily}
        description={platforms.length > 1 ? summaryLabels.dailyHint : ''}
        titleAs="h2"
      />
      {platforms.map(({ url_uid: id, platform, content }) => (
        <Audience
          key={id}
          figures={content.figures}
          titleAs="h2"
          {...(platforms.length > 1 ? { of: platform.platform_title } : {})}
        />
      ))}
      <SummaryPlatforms summary={summary} />
      <div className="empty:hidden print:hidden">
        <SummaryComparison comparison={summary.comparison} />
      </div>
      <SummaryPosts platforms={platforms} />
      <SummaryHow platforms={platforms} />
      <div className="empty:hidden">
        <TaskTrace task={summary.task} />
      </div>
      <footer className="border-t border-line pt-4 text-13 text-ink-3">{summaryLabels.source}</footer>
    </article>
  );
}

/** Explains how the figures above are computed. */
function SummaryHow({ platforms }: Pick<CaseReportSummary, 'platforms'>) {
  return (
    <section className="text-13 text-ink-2">
      <h2 className="mb-1 font-strong">{summaryLabels.how}</h2>
      <ul className="grid gap-0.5">
        {platforms.map(({ url_uid: id, platform, content }) => (
          <li key={id}>{summaryLabels.howEngagements(platform.platform_title, engagementParts(content).join('＋'))}</li>
        ))}
        {platforms.length > 1 ? <li>{summaryLabels.howReach}</li> : null}
        <li>{summaryLabels.howUnknown}</li>
      </ul>
    </section>
  );
}
