import { Skeleton } from '@paidang/ui/skeleton';
import { mainId } from './skip-link';

/** The shape of a page while its code is on its way; as high as the window, so that no footer is pushed out of it. */
export function PageFallback() {
  return (
    <main
      id={mainId}
      aria-busy="true"
      className="grid min-h-(--desk-height) content-start gap-6 px-(--page-edge) pt-5 md:pt-8"
    >
      <Skeleton className="h-8 w-48" />
      <Skeleton shape="block" className="h-48" />
    </main>
  );
}

/** The same of a desk: its head. What stands below has a shape of its own, which comes with the page. */
export function DeskFallback() {
  return (
    <main id={mainId} aria-busy="true" className="h-(--desk-height)">
      <div className="grid h-18 content-center border-b border-line px-(--page-edge)">
        <Skeleton className="h-5 w-28" />
      </div>
    </main>
  );
}
