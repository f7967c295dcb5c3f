import { Skeleton } from '@paidang/ui/skeleton';

const people = ['a', 'b', 'c', 'd'] as const;

/** Skeleton of the chat: contacts, with a conversation next to them. */
export function ChatSkeleton() {
  return (
    <div className="flex h-full">
      <div className="min-w-0 flex-1 border-line md:w-100 md:flex-none md:border-r">
        <div className="px-6 pt-6">
          <Skeleton className="mb-5 h-6 w-24" />
          <Skeleton className="mb-4 h-10" />
        </div>
        {people.map((person) => (
          <div key={person} className="flex h-19 items-center gap-3 border-t border-line px-6">
            <Skeleton shape="circle" className="size-12 shrink-0" />
            <div className="grid flex-1 gap-2.5">
              <Skeleton className="h-4 w-1/3" />
              <Skeleton className="w-3/4" />
            </div>
          </div>
        ))}
      </div>
      <div className="flex-1 bg-surface max-md:hidden">
        <div className="flex h-18 items-center gap-3 border-b border-line px-8">
          <Skeleton shape="circle" />
          <Skeleton className="h-4 w-32" />
        </div>
        <div className="mx-auto grid max-w-[880px] gap-6 px-8 py-10">
          <Skeleton className="h-11 w-2/5 rounded-card" />
          <Skeleton className="h-18 w-1/2 justify-self-end rounded-card" />
          <Skeleton className="h-11 w-1/3 rounded-card" />
        </div>
      </div>
    </div>
  );
}
