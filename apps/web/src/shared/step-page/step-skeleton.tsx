import { Skeleton } from '@paidang/ui/skeleton';
import { PaperSkeleton } from './paper';

/** The shape of the page while its sheet is on the way. */
export function StepSkeleton() {
  return (
    <div aria-busy="true" className="flex min-h-0 flex-1 flex-col">
      <div className="grid h-18 content-center gap-2 border-b border-line px-6">
        <Skeleton className="w-40" />
        <Skeleton className="h-6 w-32" />
      </div>
      <div className="mx-auto mt-6 w-full max-w-[760px] flex-1 border border-b-0 border-line bg-surface px-14 py-10">
        <PaperSkeleton />
      </div>
    </div>
  );
}
