import { Skeleton } from '@paidang/ui/skeleton';
import type { ReactNode } from 'react';

const lines = ['a', 'b', 'c'] as const;

/** Placeholder of a step's head and turn band while its view is loading; `children` are displayed below. */
export function StepHeadSkeleton({ children }: { children: ReactNode }) {
  return (
    <div aria-busy="true" className="flex min-h-0 flex-1 flex-col">
      <div className="flex h-18 items-center justify-between gap-6 border-b border-line px-(--page-edge)">
        <div className="grid gap-2.5">
          <Skeleton className="w-40" />
          <Skeleton className="h-5 w-28" />
        </div>
        <Skeleton className="h-8 w-30 lg:w-56" />
      </div>
      <div className="flex min-h-13 items-center gap-4 border-b border-line bg-surface px-(--page-edge)">
        <Skeleton className="h-4 w-72" />
      </div>
      {children}
    </div>
  );
}

/** Placeholder of a step page while its view is loading: versions, paper and comments in their places. */
export function StepSkeleton() {
  return (
    <StepHeadSkeleton>
      <div className="min-h-0 flex-1 lg:grid lg:grid-cols-[minmax(0,1fr)_400px] xl:grid-cols-[216px_minmax(0,1fr)_400px]">
        <div className="border-r border-line max-xl:hidden" />
        <div className="lg:px-8 lg:pt-6">
          <div className="mx-auto h-full max-w-(--page-text) border-line bg-surface px-4 pt-6 pb-12 md:px-6 lg:rounded-t-[4px] lg:border lg:border-b-0 lg:px-14 lg:pt-10">
            <div className="mb-6 flex items-center gap-3 border-b border-line pb-5">
              <Skeleton shape="circle" className="size-6" />
              <Skeleton className="w-44" />
            </div>
            <PaperSkeleton />
          </div>
        </div>
        <div className="grid content-start gap-8 border-l border-line bg-surface p-5 max-lg:hidden">
          {lines.map((line) => (
            <Skeleton key={line} shape="block" />
          ))}
        </div>
      </div>
    </StepHeadSkeleton>
  );
}

/** Placeholder of a text. */
export function PaperSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="h-8 w-3/5" />
      <Skeleton className="h-4" />
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="h-4 w-4/5" />
    </div>
  );
}
