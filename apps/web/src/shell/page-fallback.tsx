import { Skeleton } from '@paidang/ui/skeleton';
import { mainId } from './skip-link';

/** The shape of a page while its code is on its way. */
export function PageFallback() {
  return (
    <main id={mainId} aria-busy="true" className="mx-auto grid max-w-[1248px] gap-6 px-4 pt-8 md:px-6">
      <Skeleton className="h-8 w-48" />
      <Skeleton shape="block" className="h-48" />
    </main>
  );
}
