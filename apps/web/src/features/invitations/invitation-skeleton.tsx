import { Skeleton } from '@paidang/ui/skeleton';

/** The shape of one invitation while it is on the way: who asks for what, and the answer beside it. */
export function InvitationSkeleton() {
  return (
    <div className="mt-8 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,var(--page-text))_minmax(0,1fr)]">
      <div>
        <div className="mb-6 flex items-center gap-4">
          <Skeleton shape="circle" className="size-14 shrink-0" />
          <Skeleton className="h-4 w-48" />
        </div>
        <div className="grid gap-5 border-y border-line py-6">
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4" />
        </div>
      </div>
      <Skeleton shape="block" className="h-72" />
    </div>
  );
}
