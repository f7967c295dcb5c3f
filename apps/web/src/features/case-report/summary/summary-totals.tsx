import type { CaseReportSummary } from '@paidang/contract/entities';
import { labels } from '#labels/case-report';
import { amount, costBasisText, money, rate } from '../figure-text';

const summaryLabels = labels.summary;

/** Total results and costs, each with what it is computed from. */
export function SummaryTotals({ summary: { totals, task, platforms } }: { summary: CaseReportSummary }) {
  const { fee } = task;
  const cells: readonly (readonly [name: string, value: string, how: string])[] = [
    [summaryLabels.rate, rate(totals.engagement_rate), summaryLabels.rateHow],
    [summaryLabels.engagements, amount(totals.engagements), ''],
    [summaryLabels.clicks, amount(totals.clicks), ''],
    [summaryLabels.fee, money(fee), ''],
    [summaryLabels.perView, money(totals.cost_per_view), costBasisText(fee, 'views', totals.views)],
    [
      summaryLabels.perEngagement,
      money(totals.cost_per_engagement),
      costBasisText(fee, 'engagements', totals.engagements),
    ],
    [summaryLabels.perClick, money(totals.cost_per_click), costBasisText(fee, 'clicks', totals.clicks)],
  ];
  return (
    <section aria-label={summaryLabels.views}>
      <div className="flex flex-wrap items-end gap-x-10 gap-y-3">
        <div>
          <p className="text-13 text-ink-2">{summaryLabels.views}</p>
          <p className="text-[clamp(44px,9vw,88px)] leading-none font-medium tracking-tight tabular-nums">
            {amount(totals.views)}
          </p>
        </div>
        {platforms.length > 1 ? (
          <ul className="grid gap-0.5 pb-1 text-ink-2 tabular-nums">
            {platforms.map(({ url_uid: id, platform, totals: own }) => (
              <li key={id}>
                {platform.platform_title} {amount(own.views)}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <dl className="mt-7 grid grid-cols-2 gap-x-6 border-b border-line sm:grid-cols-4 print:grid-cols-4">
        {cells.map(([name, value, how]) => (
          <div key={name} className="border-t border-line py-3">
            <dt className="text-13 text-ink-2">{name}</dt>
            <dd className="mt-0.5 tabular-nums">
              <span className="text-22 font-medium print:text-18">{value}</span>
              {how ? <span className="block text-12 text-ink-3">{how}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
