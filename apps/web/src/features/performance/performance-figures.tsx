import type { Performance } from '@paidang/contract/entities';
import { Stat, StatList } from '@paidang/ui/stat';
import { labels } from '#labels/performance';
import { amount, cost, goal, spent } from './amounts';

/** The four main figures. Their space is reserved while loading. */
export function PerformanceFigures({ totals }: { totals: Performance | undefined }) {
  const loading = totals === undefined;
  const value = (text: string | undefined, figure: number | null | undefined) =>
    figure === null || figure === undefined ? undefined : text;
  return (
    <StatList aria-label={labels.figures} className="tabular-nums max-lg:[&_[data-slot=stat-value]]:text-22">
      <Stat
        label={labels.spend}
        loading={loading}
        value={value(totals && spent(totals.spend), totals?.spend)}
        hint={totals ? labels.count(amount(totals.reports)) : undefined}
      />
      <Stat
        label={labels.views}
        loading={loading}
        value={value(totals && amount(totals.views), totals?.views)}
        hint={totals?.views_goal_percent == null ? undefined : labels.goal(goal(totals.views_goal_percent))}
      />
      <Stat
        label={labels.perView}
        loading={loading}
        value={value(totals && cost(totals.cost_per_view), totals?.cost_per_view)}
      />
      <Stat
        label={labels.perEngagement}
        loading={loading}
        value={value(totals && cost(totals.cost_per_engagement), totals?.cost_per_engagement)}
        hint={totals?.engagements == null ? undefined : labels.engagements(amount(totals.engagements))}
      />
    </StatList>
  );
}
