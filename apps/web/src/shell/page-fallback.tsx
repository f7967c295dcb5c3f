import { Skeleton } from '@paidang/ui/skeleton';
import { mainId } from './skip-link';

/** The shape of a page while its code is on its way; as high as the window, so that no footer is pushed out of it. */
export function PageFallback() {
  return (
    <main
      id={mainId}
      aria-busy="true"
      className="mx-auto grid min-h-(--desk-height) max-w-[1248px] content-start gap-6 px-4 pt-8 md:px-6"
    >
      <Skeleton className="h-8 w-48" />
      <Skeleton shape="block" className="h-48" />
    </main>
  );
}
