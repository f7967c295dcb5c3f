import type { PerformanceOverview } from '@paidang/contract/entities';
import { BarChart } from '@paidang/ui/chart';
import { labels } from '#labels/performance';
import { monthText, spent } from './amounts';

/** The next month. @example after('2026-12') // '2027-01' */
function after(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

/** Every month from first to last, including those without publications. */
function everyMonth(known: readonly string[]): string[] {
  const [first = '', last = ''] = [known[0], known.at(-1)];
  const months: string[] = [];
  for (let month = first; month !== '' && month <= last; month = after(month)) months.push(month);
  return months;
}

/** Views by month. Renders nothing for a single month, which shows no trend. */
export function PerformanceMonths({ months }: Pick<PerformanceOverview, 'months'>) {
  const monthLabels = labels.months;
  if (months.length < 2) return null;
  return (
    <BarChart
      title={monthLabels.title}
      titleAs="h2"
      description={monthLabels.description}
      categoryLabel={monthLabels.month}
      valueLabel={labels.views}
      noteLabel={labels.spend}
      bars={everyMonth(months.map(({ month }) => month)).map((month) => {
        const found = months.find((one) => one.month === month);
        return {
          label: monthText(month),
          value: found?.views ?? null,
          ...(found && found.spend !== null ? { note: monthLabels.spend(spent(found.spend)) } : {}),
        };
      })}
    />
  );
}
