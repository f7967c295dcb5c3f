import type { ReportContent } from '@paidang/contract/entities';
import { curveFrom, showsFirstWeek } from '@paidang/contract/report';
import { BarChart } from '@paidang/ui/chart';
import { labels } from '#labels/case-report';
import { dayOf } from '../../shared/dates/taipei';

const words = labels.paper;

export interface DailyChartProps {
  days: ReportContent['curve_perday'];
  /** When the work went online, `null` when unknown; of several platforms the first. */
  publishedAt: string | null;
  /** @default 每日數據 */
  title?: string;
  /** @default what it shows */
  description?: string;
  /** Level that fits the page's outline. @default 'h3' */
  titleAs?: 'h2' | 'h3';
}

/** Views day by day: the day of publishing is marked, and later days step back behind the week after it. */
export function DailyChart({
  days,
  publishedAt,
  title = words.daily,
  description = words.dailyHint,
  titleAs = 'h3',
}: DailyChartProps) {
  if (days.length === 0) return null;
  const curve = curveFrom(days, publishedAt && dayOf(new Date(publishedAt)));
  return (
    <BarChart
      title={title}
      titleAs={titleAs}
      className="[&_[data-slot=chart-title]]:text-18"
      description={showsFirstWeek(curve) ? `${description}${words.firstWeek}` : description}
      categoryLabel={words.day}
      valueLabel={words.value}
      bars={curve.map(({ date, value, isOnline, isFirstWeek }) => ({
        label: date.slice(5).replace('-', '/'),
        value,
        quiet: !isFirstWeek,
        ...(isOnline ? { note: labels.summary.wentOnline } : {}),
      }))}
    />
  );
}
