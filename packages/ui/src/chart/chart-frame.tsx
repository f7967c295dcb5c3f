import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useState } from 'react';
import { Button } from '../button';
import { cn } from '../cn';
import type { ChartLabels } from '../labels/ui-labels';
import { ChartTable, type ChartTableData } from './chart-table';

export const defaultLabels: ChartLabels = {
  showTable: '以表格檢視',
  showChart: '以圖表檢視',
  empty: '還沒有資料',
  missing: '沒有資料',
};

/** Props of every chart: its title, description and the equivalent table. */
export interface ChartFrameProps extends Omit<ComponentPropsWithoutRef<'figure'>, 'title' | 'children'> {
  /** Title of the chart; names both the chart and its table. */
  title: string;
  /** What the chart shows, in one sentence. */
  description?: ReactNode;
  /** Heading level that fits the page's outline. @default 'h3' */
  titleAs?: 'h2' | 'h3' | 'h4' | 'p';
  labels?: Partial<ChartLabels>;
}

interface Props extends Omit<ChartFrameProps, 'labels'> {
  table: ChartTableData;
  labels: ChartLabels;
  children: ReactNode;
}

/** Title, drawing, and the same data as a table. */
export const ChartFrame = forwardRef<HTMLElement, Props>(function ChartFrame(
  { title, description, titleAs: Title = 'h3', labels, table, className, children, ...props },
  ref,
) {
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const empty = table.rows.length === 0;
  const shown = view === 'table' ? <ChartTable title={title} {...table} missing={labels.missing} /> : children;
  return (
    <figure
      ref={ref}
      data-slot="chart"
      data-state={empty ? 'empty' : view}
      className={cn('pd-root pd-chart', className)}
      {...props}
    >
      <div className="pd-chart-head">
        <figcaption>
          <Title data-slot="chart-title" className="pd:text-15 pd:font-strong">
            {title}
          </Title>
          {description ? (
            <p data-slot="chart-description" className="pd:text-ink-2">
              {description}
            </p>
          ) : null}
        </figcaption>
        {empty ? null : (
          <Button
            size="sm"
            variant="ghost"
            data-slot="chart-toggle"
            onClick={() => setView(view === 'chart' ? 'table' : 'chart')}
          >
            {view === 'chart' ? labels.showTable : labels.showChart}
          </Button>
        )}
      </div>
      {empty ? (
        <p data-slot="chart-empty" className="pd-chart-empty">
          {labels.empty}
        </p>
      ) : (
        shown
      )}
    </figure>
  );
});
