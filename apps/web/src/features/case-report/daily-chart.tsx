import type { ReportContent } from '@paidang/contract/entities';
import { curveFrom, showsFirstWeek } from '@paidang/contract/report';
import { BarChart } from '@paidang/ui/chart';
import { labels } from '#labels/case-report';
import { dayOf } from '../../shared/dates/taipei';

const paperLabels = labels.paper;

export interface DailyChartProps {
  days: ReportContent['curve_perday'];
  /** When the work was published, `null` if unknown; with several platforms, the earliest date. */
  publishedAt: string | null;
  /** @default 每日數據 */
  title?: string;
  /** @default a description of the chart */
  description?: string;
  /** Heading level that fits the page. @default 'h3' */
  titleAs?: 'h2' | 'h3';
}

/** Daily views: the day of publication is marked, and days after the first week are drawn lighter. */
export function DailyChart({
  days,
  publishedAt,
  title = paperLabels.daily,
  description = paperLabels.dailyHint,
  titleAs = 'h3',
}: DailyChartProps) {
  if (days.length === 0) return null;
  const curve = curveFrom(days, publishedAt && dayOf(new Date(publishedAt)));
  return (
    <BarChart
      title={title}
      titleAs={titleAs}
      className="[&_[data-slot=chart-title]]:text-18"
      description={showsFirstWeek(curve) ? `${description}${paperLabels.firstWeek}` : description}
      categoryLabel={paperLabels.day}
      valueLabel={paperLabels.value}
      bars={curve.map(({ date, value, isOnline, isFirstWeek }) => ({
        label: date.slice(5).replace('-', '/'),
        value,
        quiet: !isFirstWeek,
        ...(isOnline ? { note: labels.summary.wentOnline } : {}),
      }))}
    />
  );
}
