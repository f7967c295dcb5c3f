import type { PerformanceFilter, SpreadsheetFormat } from '@paidang/contract/calls';
import { performanceLimits } from '@paidang/contract/limits';
import { paths } from '@paidang/contract/pages';
import { Button } from '@paidang/ui/button';
import { EmptyState } from '@paidang/ui/empty-state';
import { Skeleton } from '@paidang/ui/skeleton';
import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/performance';
import { performanceFile, usePerformance } from '../../data/performance';
import { later } from '../../shared/later';
import { LoadFailure } from '../../shared/load-failure';
import { Page } from '../../shared/page/page';
import { PageHead } from '../../shared/page/page-head';
import { keepFile } from '../../shared/paper/keep-file';
import { showToast } from '../../stores/toasts';
import { amount } from './amounts';
import { PerformanceFigures } from './performance-figures';
import { PerformanceFilters } from './performance-filters';
import { PerformanceMonths } from './performance-months';
import { usePerformanceQuery } from './performance-query';
import { PerformanceRows, RowsSkeleton } from './performance-rows';

const YearlyStatements = later(
  () => import('./yearly-statements'),
  () => false,
);

/** Results of a vendor's closed projects: totals, by month, and by the chosen grouping. */
export function PerformancePage() {
  const { filter, order, isFiltered, setFilter, setOrder } = usePerformanceQuery();
  const { data, error, refresh } = usePerformance(filter);
  const reports = data?.totals.reports ?? 0;
  return (
    <Page aria-busy={!data && !error}>
      <PageHead
        title={labels.title}
        lead={labels.lead}
        actions={reports > 0 ? <Files filter={filter} reports={reports} /> : null}
      />
      {data ? null : error ? <LoadFailure onRetry={() => void refresh()} /> : <Loading />}
      {data && reports === 0 && !isFiltered ? (
        <EmptyState
          drawing="paper"
          title={labels.empty.title}
          description={labels.empty.text}
          titleAs="h2"
          className="mt-6 py-20"
          action={
            <Button asChild>
              <Link to={paths.projectList}>{labels.empty.action}</Link>
            </Button>
          }
        />
      ) : null}
      {data && (reports > 0 || isFiltered) ? (
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-8 md:mt-6">
          <PerformanceFilters choices={data.choices} filter={filter} onChange={setFilter} />
          {reports > 0 ? (
            <>
              <PerformanceFigures totals={data.totals} />
              <PerformanceMonths months={data.months} />
              <PerformanceRows filter={filter} order={order} onOrder={setOrder} />
            </>
          ) : (
            <EmptyState
              drawing="search"
              title={labels.nothing.title}
              description={labels.nothing.text}
              titleAs="h2"
              className="py-20"
            />
          )}
        </div>
      ) : null}
      {data ? <YearlyStatements /> : null}
    </Page>
  );
}

const formats: readonly SpreadsheetFormat[] = ['csv', 'xlsx'];

/** Downloads every report that matches the filter. */
function Files({ filter, reports }: { filter: PerformanceFilter; reports: number }) {
  const maxRows = performanceLimits.fileRows;
  const keep = (format: SpreadsheetFormat) => {
    if (reports > maxRows) showToast({ title: labels.tooMany(amount(maxRows)) });
    else void keepFile(performanceFile(filter, format));
  };
  return formats.map((format) => (
    <Button
      key={format}
      size="sm"
      icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => keep(format)}
    >
      {labels[format]}
    </Button>
  ));
}

/** Skeleton of the page. */
function Loading() {
  return (
    <div className="mt-5 grid gap-8 md:mt-6">
      <Skeleton className="h-8 w-full max-w-160" />
      <PerformanceFigures totals={undefined} />
      <Skeleton shape="block" className="h-64" />
      <RowsSkeleton />
    </div>
  );
}
