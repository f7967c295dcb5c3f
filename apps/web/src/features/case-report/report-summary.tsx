import type { CaseReportSummary } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { csvText, type FigureName, figureOf } from '@paidang/contract/report';
import { Breadcrumb } from '@paidang/ui/breadcrumb';
import { Button } from '@paidang/ui/button';
import { EmptyState } from '@paidang/ui/empty-state';
import { Download, Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/case-report';
import { money } from '#labels/money';
import { renderLink } from '../../shared/links';
import { PageHead } from '../../shared/page/page-head';
import { saveFile } from '../../shared/paper/keep-file';
import { PrintHead } from '../../shared/paper/print-head';
import { sidesOf } from '../../shared/people';
import { useTitleOf } from '../../stores/page-subject';
import { DailyChart } from './daily-chart';
import { number } from './figure-text';

const words = labels.summary;
type Platform = CaseReportSummary['platforms'][number];

const unknown = '—';
const amount = (value: number | null) => (value === null ? unknown : number(value));
const cost = (value: number | null) => (value === null ? unknown : `NT$${number(value)}`);
const figure = ({ content }: Platform, ...names: FigureName[]) => {
  const name = names.find((one) => typeof content.figures[one] === 'number');
  return name ? (content.figures[name] as number) : null;
};

/** Figures several platforms have, in the columns of the table. */
const columns: readonly { title: string; of: (platform: Platform) => number | null }[] = [
  { title: words.views, of: ({ totals }) => totals.views },
  { title: words.reach, of: (one) => figure(one, 'post_reach', 'unique_views') },
  { title: figureOf('reactions').title, of: (one) => figure(one, 'reactions', 'likes') },
  { title: figureOf('comments').title, of: (one) => figure(one, 'comments', 'replies') },
  { title: figureOf('shares').title, of: (one) => figure(one, 'shares') },
  { title: figureOf('saves').title, of: (one) => figure(one, 'saves') },
  { title: words.clicks, of: ({ totals }) => totals.clicks },
];

/** What a task has reached: together, day by day, and platform by platform. */
export function ReportSummary({ summary }: { summary: CaseReportSummary }) {
  const { project, task, platforms, totals } = summary;
  const { left, right } = sidesOf({ project, task });
  useTitleOf(project.name);
  if (platforms.length === 0) {
    return (
      <EmptyState
        drawing="paper"
        title={words.empty}
        description={words.emptyHint}
        titleAs="h2"
        className="py-20"
        action={
          <Button asChild>
            <Link to={paths.caseReport(task.uuid, undefined, { index: task.index })}>{words.toReports}</Link>
          </Button>
        }
      />
    );
  }
  const online = platforms.map(({ work }) => work?.published_at ?? '').filter(Boolean);
  return (
    <>
      <PrintHead view={{ project, task }} title={words.title} />
      <PageHead
        className="print:hidden"
        title={words.title}
        lead={words.lead(left.name, right.name)}
        path={
          <Breadcrumb
            label={words.path}
            items={[
              { label: words.projects, href: paths.project },
              { label: project.name, href: paths.projectProgress(project.uuid, task.index) },
              {
                label: labels.step.title,
                href: paths.caseReport(task.uuid, undefined, { index: task.index }),
              },
              { label: words.title },
            ]}
            renderLink={renderLink}
          />
        }
        actions={
          <div className="flex gap-2">
            <Button
              icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => saveFile(csvOf(summary))}
            >
              {words.csv}
            </Button>
            <Button icon={<Printer size={16} strokeWidth={1.75} aria-hidden="true" />} onClick={() => window.print()}>
              {words.print}
            </Button>
          </div>
        }
      />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-10">
        <Totals totals={totals} fee={task.fee} />
        <DailyChart
          days={summary.curve_perday}
          publishedAt={online.toSorted()[0] ?? null}
          title={words.daily}
          description={words.dailyHint}
        />
        <PlatformTable summary={summary} />
      </div>
    </>
  );
}

function Totals({ totals, fee }: { totals: CaseReportSummary['totals']; fee: number | null }) {
  const small: readonly (readonly [string, string])[] = [
    [words.engagements, amount(totals.engagements)],
    [words.rate, totals.engagement_rate === null ? unknown : `${number(totals.engagement_rate)}%`],
    [words.clicks, amount(totals.clicks)],
    [words.fee, fee === null ? unknown : money(fee)],
    [words.perView, cost(totals.cost_per_view)],
    [words.perEngagement, cost(totals.cost_per_engagement)],
    [words.perClick, cost(totals.cost_per_click)],
  ];
  return (
    <section aria-label={words.views}>
      <p className="text-13 text-ink-2">{words.views}</p>
      <p className="text-[clamp(44px,9vw,88px)] leading-none font-medium tracking-tight tabular-nums">
        {amount(totals.views)}
      </p>
      <dl className="mt-6 grid grid-cols-2 gap-x-6 border-b border-line sm:grid-cols-4">
        {small.map(([name, value]) => (
          <div key={name} className="border-t border-line py-3">
            <dt className="text-13 text-ink-2">{name}</dt>
            <dd className="mt-0.5 text-22 font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function PlatformTable({ summary: { platforms, task } }: { summary: CaseReportSummary }) {
  return (
    <section>
      <h2 id="report-platforms" className="mb-3 text-18 font-strong">
        {words.platforms}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys, too */}
      <section aria-labelledby="report-platforms" tabIndex={0} className="overflow-x-auto">
        <table className="w-full min-w-180 border-collapse text-14 tabular-nums">
          <thead>
            <tr className="border-b border-ink text-13 text-ink-2">
              <th scope="col" className="py-2 pr-4 text-left font-medium">
                {words.platform}
              </th>
              {columns.map(({ title }) => (
                <th key={title} scope="col" className="py-2 pl-4 text-right font-medium">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {platforms.map((platform) => (
              <tr key={platform.url_uid} className="border-b border-line">
                <th scope="row" className="py-3 pr-4 text-left font-medium">
                  <Link
                    to={paths.caseReport(task.uuid, platform.url_uid, { index: task.index })}
                    className="underline underline-offset-2"
                  >
                    {platform.platform.platform_title}
                  </Link>
                </th>
                {columns.map(({ title, of }) => (
                  <td key={title} className="py-3 pl-4 text-right">
                    {amount(of(platform))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="mt-2 text-13 text-ink-3">{words.note}</p>
    </section>
  );
}

/** The table and the days as one file for a spreadsheet. */
function csvOf({ project, task, platforms, totals, curve_perday: days }: CaseReportSummary): File {
  const text = csvText([
    [words.platform, ...columns.map(({ title }) => title)],
    ...platforms.map((one) => [one.platform.platform_title, ...columns.map(({ of }) => of(one))]),
    [],
    [words.fee, task.fee],
    [words.views, totals.views],
    [words.engagements, totals.engagements],
    [words.rate, totals.engagement_rate],
    [words.clicks, totals.clicks],
    [words.perView, totals.cost_per_view],
    [words.perEngagement, totals.cost_per_engagement],
    [words.perClick, totals.cost_per_click],
    [],
    [labels.paper.day, labels.paper.value],
    ...days.map(({ date, value }) => [date, value]),
  ]);
  return new File([text], words.fileName(project.name), { type: 'text/csv' });
}
