import type { PerformanceFilter, PerformanceOrder } from '@paidang/contract/calls';
import type { PerformanceRow } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { type PerformanceGroup, performanceGroups } from '@paidang/contract/report';
import { Button } from '@paidang/ui/button';
import { Segmented } from '@paidang/ui/segmented';
import { Skeleton } from '@paidang/ui/skeleton';
import { useCallback } from 'react';
import { labels } from '#labels/performance';
import { usePerformanceRows } from '../../data/performance';
import { LoadFailure } from '../../shared/load-failure';
import { defaultOrder, performanceAddress } from './performance-query';
import { PerformanceTable } from './performance-table';
import { PhoneSort } from './phone-sort';

export interface PerformanceRowsProps {
  filter: PerformanceFilter;
  order: PerformanceOrder;
  onOrder: (order: Partial<PerformanceOrder>) => void;
}

const groups = performanceGroups.map((value) => ({ value, label: labels.groups.names[value] }));

/** Filter for only the reports of a row. */
const filterOf = (group: Exclude<PerformanceGroup, 'project'>, key: string): PerformanceFilter =>
  group === 'month' ? { from: key, to: key } : { [group]: key };

/** The figures by creator, platform, month or project. */
export function PerformanceRows({ filter, order, onOrder }: PerformanceRowsProps) {
  const { group, rows, total, hasMore, hasFailed, isLoadingMore, loadMore, refresh } = usePerformanceRows(
    filter,
    order,
  );
  /** A row links to its projects, a project to its page. */
  const addressOf = ({ key }: PerformanceRow) =>
    group === 'project'
      ? paths.projectProgress(key)
      : performanceAddress({
          filter: { ...filter, ...filterOf(group, key) },
          order: { ...defaultOrder, group: 'project' },
        });
  const onMore = useCallback(() => void loadMore(), [loadMore]);
  return (
    <section aria-label={labels.groups.label} aria-busy={!rows || isLoadingMore}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <Segmented
          label={labels.groups.label}
          options={groups}
          value={order.group}
          onValueChange={(next) => onOrder({ ...defaultOrder, group: next })}
        />
        <div className="md:hidden">
          <PhoneSort order={order} onOrder={onOrder} />
        </div>
      </div>
      {rows ? (
        <PerformanceTable
          group={group}
          rows={rows}
          total={total}
          order={order}
          onOrder={onOrder}
          addressOf={addressOf}
          onMore={hasMore && !isLoadingMore && !hasFailed ? onMore : null}
        />
      ) : hasFailed ? (
        <LoadFailure onRetry={() => void refresh()} />
      ) : (
        <RowsSkeleton />
      )}
      {rows && hasMore ? (
        <div role="status" className="flex items-center justify-center gap-3 py-6 text-13 text-ink-3">
          {hasFailed && !isLoadingMore ? (
            <>
              {labels.moreFailed}
              <Button size="sm" onClick={() => void refresh()}>
                {labels.retry}
              </Button>
            </>
          ) : (
            labels.loadingMore
          )}
        </div>
      ) : null}
    </section>
  );
}

const lines = ['a', 'b', 'c', 'd', 'e'] as const;

/** Skeleton of the rows. */
export function RowsSkeleton() {
  return (
    <div className="mt-10">
      {lines.map((line) => (
        <div key={line} className="flex h-14 items-center gap-6 border-b border-line">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="ml-auto h-4 w-1/5" />
          <Skeleton className="h-4 w-1/5 max-md:hidden" />
        </div>
      ))}
    </div>
  );
}
