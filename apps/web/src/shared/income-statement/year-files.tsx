import { incomeSettings } from '@paidang/contract/income';
import { Button } from '@paidang/ui/button';
import { Download } from 'lucide-react';
import { labels } from '#labels/income-statement';
import { dayOf } from '../dates/taipei';
import { useNow } from '../dates/use-now';
import { keepFile } from '../paper/keep-file';

const yearOf = (day: string): number => Number(day.slice(0, 4));
const firstYear = yearOf(incomeSettings[0].effective_from);

/** Downloads of what was paid and withheld in each year; the latest year first. */
export function YearFiles({ fileOf }: { fileOf: (year: number) => Promise<File> }) {
  const thisYear = yearOf(dayOf(useNow()));
  const years = Array.from({ length: thisYear - firstYear + 1 }, (_, since) => thisYear - since);
  return (
    <div className="flex flex-wrap gap-2">
      {years.map((year) => (
        <Button
          key={year}
          size="sm"
          icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => void keepFile(fileOf(year))}
        >
          {labels.yearFile(year)}
        </Button>
      ))}
    </div>
  );
}
