import type { ReportContent } from '@paidang/contract/entities';
import { BarChart } from '@paidang/ui/chart';
import { labels } from '#labels/case-report';
import { dayOf } from '../../shared/dates/taipei';

const words = labels.paper;
/** The week after publishing is what is usually agreed on; later days step back behind it. */
const firstWeek = 7;

export interface DailyChartProps {
  days: ReportContent['curve_perday'];
  /** When the work went online, `null` when unknown or of several platforms. */
  publishedAt: string | null;
  /** @default 每日數據 */
  title?: string;
  /** @default what it shows */
  description?: string;
}

/** Views day by day, with the day of publishing marked. */
export function DailyChart({ days, publishedAt, title = words.daily, description = words.dailyHint }: DailyChartProps) {
  if (days.length === 0) return null;
  const online = publishedAt ? dayOf(new Date(publishedAt)) : null;
  const sorted = days.toSorted((one, other) => one.date.localeCompare(other.date));
  const from = sorted.findIndex(({ date }) => date === online);
  return (
    <BarChart
      title={title}
      titleAs="h3"
      description={description}
      categoryLabel={words.day}
      valueLabel={words.value}
      bars={sorted.map(({ date, value }, index) => ({
        label: date.slice(5).replace('-', '/'),
        value,
        quiet: from >= 0 && (index < from || index >= from + firstWeek),
        ...(date === online ? { note: labels.summary.online } : {}),
      }))}
    />
  );
}
