import { Skeleton } from '@paidang/ui/skeleton';

const facts = ['a', 'b', 'c', 'd'] as const;

/** Skeleton of a project page: facts, tasks, film strip, and steps. */
export function ProgressSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton className="mt-0.5 w-36 md:-mt-1.5" />
      <Skeleton className="mt-3 h-7 w-80 max-w-full md:h-8" />
      <div className="mt-6 flex flex-wrap gap-x-14 gap-y-5">
        {facts.map((fact) => (
          <div key={fact} className="grid gap-2.5">
            <Skeleton className="w-14" />
            <Skeleton className="h-4 w-32" />
          </div>
        ))}
      </div>
      <div className="mt-7 border-b border-line pb-3">
        <Skeleton className="h-4 w-40" />
      </div>
      <Skeleton shape="block" className="mt-4 h-53 max-md:-mx-4 max-md:w-auto max-md:rounded-none" />
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-14">
        <div>
          {facts.map((row) => (
            <div key={row} className="flex h-16 items-center justify-between gap-6 border-b border-line">
              <Skeleton className="h-4 w-44" />
              <Skeleton className="h-4 w-20" />
            </div>
          ))}
        </div>
        <Skeleton shape="block" className="h-52" />
      </div>
    </div>
  );
}
