import type { PerformanceOrder } from '@paidang/contract/calls';
import type { PerformanceRow } from '@paidang/contract/entities';
import { performanceLimits } from '@paidang/contract/limits';
import type { PerformanceGroup, PerformanceSort } from '@paidang/contract/report';
import { Table, TableBody, TableCaption, TableHead, TableHeader, TableRow } from '@paidang/ui/table';
import { Fragment, useEffect } from 'react';
import { type CustomContainerComponentProps, type CustomItemComponentProps, WindowVirtualizer } from 'virtua';
import { labels } from '#labels/performance';
import { figureColumns, PerformanceCells, rowGrid } from './performance-cells';
import { defaultOrder, firstDirection } from './performance-query';

export interface PerformanceTableProps {
  group: PerformanceGroup;
  rows: readonly PerformanceRow[];
  /** Total number of rows, including those not loaded yet. */
  total: number;
  order: PerformanceOrder;
  onOrder: (order: Partial<PerformanceOrder>) => void;
  /** Address that a row's name links to. */
  addressOf: (row: PerformanceRow) => string;
  /** Loads the next page; `null` once all are loaded. */
  onMore: (() => void) | null;
}

/** The rows. A single page is rendered completely; with more, only visible rows are in the document. */
export function PerformanceTable({ group, rows, total, order, onOrder, addressOf, onMore }: PerformanceTableProps) {
  const name = labels.groups.names[group];
  const sortOf = (sort: PerformanceSort) => ({
    firstSort: firstDirection(sort),
    sort: order.sort === sort ? order.direction : ('none' as const),
    // The third press on a header restores the page's default order.
    onSortChange: (next: PerformanceOrder['direction'] | 'none') =>
      onOrder(next === 'none' ? { ...defaultOrder, group: order.group } : { sort, direction: next }),
  });
  return (
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
      {total > performanceLimits.pageSize ? (
        <WindowVirtualizer as={Body} item={Row} data={rows} bufferSize={800}>
          {(row, index) => (
            <Fragment key={row.key}>
              <PerformanceCells row={row} group={group} to={addressOf(row)} />
              {onMore && index === rows.length - 1 ? <LastRow onReached={onMore} /> : null}
            </Fragment>
          )}
        </WindowVirtualizer>
      ) : (
        <TableBody className="block">
          {rows.map((row, index) => (
            <TableRow key={row.key} aria-rowindex={index + 2} className={rowGrid}>
              <PerformanceCells row={row} group={group} to={addressOf(row)} />
            </TableRow>
          ))}
        </TableBody>
      )}
    </Table>
  );
}

const Body = (props: CustomContainerComponentProps) => <TableBody {...props} className="block" />;

/** Wrapper of a virtualised row; its height is measured. */
function Row({ index, ...props }: CustomItemComponentProps) {
  return <TableRow {...props} aria-rowindex={index + 2} className={rowGrid} />;
}

/** Rendered when the last row is near: loads more. */
function LastRow({ onReached }: { onReached: () => void }) {
  useEffect(onReached, [onReached]);
  return null;
}
