import { Skeleton } from '@paidang/ui/skeleton';

const lines = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** Skeleton of the result rows. */
export function ResultsSkeleton() {
  return (
    <div aria-hidden="true">
      {lines.map((line) => (
        <div key={line} className="flex h-20 items-center gap-4 border-b border-line">
          <Skeleton shape="circle" className="size-10" />
          <Skeleton className="h-4 w-1/4" />
          <Skeleton className="ml-auto h-4 w-1/6 max-md:hidden" />
          <Skeleton className="h-6 w-32 max-md:hidden" />
        </div>
      ))}
    </div>
  );
}
