import { Skeleton } from '@paidang/ui/skeleton';

/** The shape of the invitations while they are on the way: two tabs, and a row each. */
export function InboxSkeleton() {
  return (
    <div className="mt-4">
      <div className="flex h-[42px] items-center gap-6 border-b border-line">
        <Skeleton className="h-4 w-20" />
        <Skeleton className="h-4 w-20" />
      </div>
      {['a', 'b', 'c'].map((row) => (
        <div key={row} className="flex items-center gap-4 border-b border-line py-5">
          <Skeleton shape="circle" className="size-12 shrink-0" />
          <div className="grid flex-1 gap-2.5">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="w-1/4" />
          </div>
          <Skeleton className="h-8 w-28 max-md:hidden" />
        </div>
      ))}
    </div>
  );
}
