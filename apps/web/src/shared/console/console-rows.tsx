import { Button } from '@paidang/ui/button';
import { cn } from '@paidang/ui/cn';
import { EmptyState } from '@paidang/ui/empty-state';
import { Skeleton } from '@paidang/ui/skeleton';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/console-operations';
import { LoadFailure } from '../load-failure';

export interface ConsoleRowsProps<Row> {
  list: {
    rows: readonly Row[] | undefined;
    hasFailed: boolean;
    isLoading: boolean;
    hasMore: boolean;
    loadMore: () => void;
    refresh: () => unknown;
  };
  keyOf: (row: Row) => string;
  /** Link target of a row; without it, rows are not links. */
  pathOf?: (row: Row) => string;
  /** Key of the selected row. */
  current?: string | undefined;
  empty: { title: string; hint: string };
  label: string;
  children: (row: Row) => ReactNode;
}

const frame = 'block w-full border-b border-line px-5 py-3 text-left';

/** A paginated list of the console whose rows open next to it. */
export function ConsoleRows<Row>({ list, keyOf, pathOf, current, empty, label, children }: ConsoleRowsProps<Row>) {
  const { rows, hasFailed, isLoading, hasMore, loadMore, refresh } = list;
  if (hasFailed) return <LoadFailure onRetry={() => void refresh()} />;
  if (!rows) {
    return (
      <div className="grid gap-3 p-5" aria-hidden="true">
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} className="h-12" />
        ))}
      </div>
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState title={empty.title} description={empty.hint} drawing="talk" className="border-0 py-12" titleAs="h2" />
    );
  }
  return (
    <>
      <ul aria-label={label}>
        {rows.map((row) => {
          const key = keyOf(row);
          const isCurrent = key === current;
          return (
            <li key={key}>
              {pathOf ? (
                <Link
                  to={pathOf(row)}
                  aria-current={isCurrent ? 'true' : undefined}
                  className={cn(
                    frame,
                    'hover:bg-sunken',
                    isCurrent && 'bg-surface shadow-[inset_3px_0_0_var(--pd-ink)]',
                  )}
                >
                  {children(row)}
                </Link>
              ) : (
                <div className={frame}>{children(row)}</div>
              )}
            </li>
          );
        })}
      </ul>
      {hasMore ? (
        <Button variant="ghost" busy={isLoading} className="m-4" onClick={loadMore}>
          {labels.more}
        </Button>
      ) : null}
    </>
  );
}
