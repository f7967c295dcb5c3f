import { Skeleton } from '@paidang/ui/skeleton';
import { PageHead } from '../../shared/page/page-head';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** Skeleton of the list: tabs, filters, and a row or card per project. */
export function ProjectSkeleton({ title }: { title: string }) {
  return (
    <>
      <PageHead title={title} lead={<Skeleton className="my-[5px] w-56" />} />
      <div className="mt-3 flex h-11 items-center justify-between gap-6 border-b border-line md:mt-5">
        <Skeleton className="h-4 w-48" />
        <Skeleton className="h-8 w-72 max-md:hidden" />
      </div>
      <div className="mt-6 grid gap-3.5 md:mt-10 md:gap-0">
        {rows.map((row) => (
          <div
            key={row}
            className="grid grid-cols-[40px_minmax(0,1fr)] items-center gap-x-3 gap-y-4 border-line max-md:rounded-card max-md:border max-md:bg-surface max-md:p-4 md:h-18 md:grid-cols-[40px_minmax(0,3fr)_minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)] md:border-b"
          >
            <Skeleton shape="circle" />
            <div className="grid gap-2.5">
              <Skeleton className="h-4 w-3/5" />
              <Skeleton className="w-2/5" />
            </div>
            <Skeleton className="h-6 w-30 max-md:col-span-2" />
            <Skeleton className="h-4 w-32 max-md:col-span-2" />
            <Skeleton className="h-4 w-20 max-md:hidden" />
          </div>
        ))}
      </div>
    </>
  );
}
