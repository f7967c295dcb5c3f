import type { PerformanceOrder } from '@paidang/contract/calls';
import type { PerformanceRow } from '@paidang/contract/entities';
import type { PerformanceGroup, PerformanceSort } from '@paidang/contract/report';
import { Table, TableBody, TableCaption, TableHead, TableHeader, TableRow } from '@paidang/ui/table';
import { useEffect, useRef } from 'react';
import { type CustomContainerComponentProps, type CustomItemComponentProps, WindowVirtualizer } from 'virtua';
import { labels } from '#labels/performance';
import { figureColumns, PerformanceCells, rowGrid } from './performance-cells';
import { defaultOrder, firstDirection } from './performance-query';

export interface PerformanceTableProps {
  group: PerformanceGroup;
  rows: readonly PerformanceRow[];
  /** How many there are, with those that have not come yet. */
  total: number;
  order: PerformanceOrder;
  onOrder: (order: Partial<PerformanceOrder>) => void;
  /** Where the name of a row leads. */
  addressOf: (row: PerformanceRow) => string;
  /** Asks for the next page, `null` when all have come. */
  onMore: (() => void) | null;
}

/** The rows; of ten thousand only those in sight are in the page. */
export function PerformanceTable({ group, rows, total, order, onOrder, addressOf, onMore }: PerformanceTableProps) {
  const name = labels.groups.names[group];
  const sortOf = (sort: PerformanceSort) => ({
    firstSort: firstDirection(sort),
    sort: order.sort === sort ? order.direction : ('none' as const),
    // The third press of a header leads back to the order of the page.
    onSortChange: (next: PerformanceOrder['direction'] | 'none') =>
      onOrder(next === 'none' ? { ...defaultOrder, group: order.group } : { sort, direction: next }),
  });
  return (
    <>
      <Table cards={false} flush aria-rowcount={total + 1} className="block">
        <TableCaption visuallyHidden>{labels.groups.caption(name)}</TableCaption>
        <TableHead className="block max-md:hidden">
          <TableRow aria-rowindex={1} className={rowGrid}>
            <TableHeader {...sortOf('name')}>{name}</TableHeader>
            {figureColumns.map(({ column }) => (
              <TableHeader key={column} align="end" {...sortOf(column)}>
                {labels.columns[column]}
              </TableHeader>
            ))}
          </TableRow>
        </TableHead>
        <WindowVirtualizer as={Body} item={Row} data={rows}>
          {(row) => <PerformanceCells key={row.key} row={row} group={group} to={addressOf(row)} />}
        </WindowVirtualizer>
      </Table>
      {onMore ? <NextPage onReached={onMore} /> : null}
    </>
  );
}

const Body = (props: CustomContainerComponentProps) => <TableBody {...props} className="block" />;

/** A place in the table, as high as its row turns out to be. */
function Row({ index, ...props }: CustomItemComponentProps) {
  return <TableRow {...props} aria-rowindex={index + 2} className={rowGrid} />;
}

/** Below the last row: coming near it asks for more. */
function NextPage({ onReached }: { onReached: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onReached(), {
      rootMargin: '800px',
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [onReached]);
  return <div ref={place} aria-hidden="true" className="h-px" />;
}
