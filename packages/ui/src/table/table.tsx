import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type ComponentPropsWithoutRef, forwardRef, type RefCallback, useEffect, useState } from 'react';
import { cn } from '../cn';
import { useCheckedRef } from '../internal/use-checked-ref';
import { roles } from './table-roles';

export interface TableScrollProps extends Omit<ComponentPropsWithoutRef<'div'>, 'aria-label' | 'role' | 'tabIndex'> {
  /** Accessible name while it scrolls; use the table's caption. */
  label: string;
}

/**
 * Scrolls a table that is too wide or, with a `max-height`, too long; a `TableHead sticky` stays visible. While it
 * overflows it is focusable, so that arrow keys scroll it.
 *
 * @example <TableScroll label="各平台成效" style={{ maxHeight: 400 }}><Table>…</Table></TableScroll>
 */
export const TableScroll = forwardRef<HTMLDivElement, TableScrollProps>(function TableScroll(
  { label, className, ...props },
  ref,
) {
  const [overflows, watch] = useOverflow();
  return (
    <div
      ref={useComposedRefs(watch, ref)}
      data-slot="table-scroll"
      data-state={overflows ? 'scrolls' : 'fits'}
      className={cn('pd-root pd:relative pd:w-full pd:overflow-auto pd:focus-visible:-outline-offset-2', className)}
      {...(overflows ? { tabIndex: 0, role: 'region', 'aria-label': label } : {})}
      {...props}
    />
  );
});

export interface TableProps extends ComponentPropsWithoutRef<'table'> {
  /** Below 768 px each row becomes a card with the column names next to its values. @default true */
  cards?: boolean;
  /** Removes the padding of the outer cells, so that their text aligns with the content above and below. @default false */
  flush?: boolean;
}

/**
 * Rows for comparing values column by column.
 *
 * @example
 * <Table>
 *   <TableCaption>各平台成效</TableCaption>
 *   <TableHead>
 *     <TableRow>
 *       <TableHeader>平台</TableHeader>
 *       <TableHeader align="end" {...sort.header('views')}>觀看</TableHeader>
 *     </TableRow>
 *   </TableHead>
 *   <TableBody>
 *     <TableRow>
 *       <TableRowHeader>YouTube</TableRowHeader>
 *       <TableCell label="觀看" align="end">214,386</TableCell>
 *     </TableRow>
 *   </TableBody>
 * </Table>
 */
export const Table = forwardRef<HTMLTableElement, TableProps>(function Table(
  { cards = true, flush = false, className, ...props },
  ref,
) {
  return (
    <table
      ref={useCheckedRef(ref)}
      {...roles.table}
      data-slot="table"
      data-layout={cards ? 'cards' : 'rows'}
      data-edge={flush ? 'flush' : 'padded'}
      className={cn('pd-root pd-table', className)}
      {...props}
    />
  );
});

export interface TableCaptionProps extends ComponentPropsWithoutRef<'caption'> {
  /** Only for screen readers, if a heading above already says it. @default false */
  visuallyHidden?: boolean;
}

/** Name of the table; every table needs one. */
export const TableCaption = forwardRef<HTMLTableCaptionElement, TableCaptionProps>(function TableCaption(
  { visuallyHidden = false, className, ...props },
  ref,
) {
  return (
    <caption ref={ref} data-slot="table-caption" className={cn(visuallyHidden && 'pd:sr-only', className)} {...props} />
  );
});

export interface TableHeadProps extends ComponentPropsWithoutRef<'thead'> {
  /** Stays at the top while the rows scroll. @default false */
  sticky?: boolean;
}

/** The row of column headers; in the card layout only sortable ones are shown. */
export const TableHead = forwardRef<HTMLTableSectionElement, TableHeadProps>(function TableHead(
  { sticky = false, ...props },
  ref,
) {
  return <thead ref={ref} {...roles.group} data-slot="table-head" data-sticky={sticky || undefined} {...props} />;
});

export type TableBodyProps = ComponentPropsWithoutRef<'tbody'>;

/** The rows; several bodies, each starting with a `TableGroup`, form groups. */
export const TableBody = forwardRef<HTMLTableSectionElement, TableBodyProps>(function TableBody(props, ref) {
  return <tbody ref={ref} {...roles.group} data-slot="table-body" {...props} />;
});

export type TableFootProps = ComponentPropsWithoutRef<'tfoot'>;

/** Rows of totals. */
export const TableFoot = forwardRef<HTMLTableSectionElement, TableFootProps>(function TableFoot(props, ref) {
  return <tfoot ref={ref} {...roles.group} data-slot="table-foot" {...props} />;
});

export interface TableRowProps extends ComponentPropsWithoutRef<'tr'> {
  /** Marks the row as selected. @default false */
  selected?: boolean;
}

/** One row, or one card. */
export const TableRow = forwardRef<HTMLTableRowElement, TableRowProps>(function TableRow(
  { selected = false, ...props },
  ref,
) {
  return <tr ref={ref} {...roles.row} data-slot="table-row" data-state={selected ? 'selected' : 'idle'} {...props} />;
});

/** Whether the element's content overflows it, and a ref for observing it. */
function useOverflow(): [overflows: boolean, watch: RefCallback<HTMLElement>] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    if (!element) return;
    const measure = () =>
      setOverflows(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [element]);
  return [overflows, setElement];
}
