import { addDays, shortDay } from '@paidang/contract/rules';
import { LineChart } from '@paidang/ui/chart';
import { Segmented } from '@paidang/ui/segmented';
import { Stat, StatList } from '@paidang/ui/stat';
import { useState } from 'react';
import { showcase } from '#labels/landing/showcase';

const resultLabels = showcase.results;
const { curves } = resultLabels;
const options = (['views', 'clicks'] as const).map((value) => ({ value, label: curves[value].name }));

const days = curves.views.values.map((_, index) => shortDay(addDays(resultLabels.first, index), resultLabels.first));

/** Results of a task: three figures, and a curve that can be explored. */
export function Results() {
  const [shown, setShown] = useState<keyof typeof curves>('views');
  const { name, values } = curves[shown];
  return (
    <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[240px_1fr]">
      <StatList className="content-start lg:grid-cols-1">
        {resultLabels.totals.map((total) => (
          <Stat key={total.label} {...total} />
        ))}
      </StatList>
      <div>
        <Segmented
          label={resultLabels.shown}
          value={shown}
          onValueChange={setShown}
          options={options}
          className="mb-3"
        />
        <LineChart
          title={name}
          titleAs="h4"
          categoryLabel={resultLabels.day}
          categories={days}
          series={[{ name, values }]}
          height={200}
        />
      </div>
    </div>
  );
}
