import { Skeleton } from '@paidang/ui/skeleton';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { labels } from '#labels/shell';
import { later } from '../shared/later';
import { lazyExtra } from '../shared/lazy-extra';
import { AppBar } from './bar/app-bar';
import { InfoBar } from './creator/info-bar';
import { useSomebodyIsHere } from './use-somebody-is-here';

/** Pages of people signed in. */
export function AppLayout() {
  return (
    <>
      <InfoBar />
      <AppBar />
      <Suspense fallback={<PageFallback />}>
        <Outlet />
      </Suspense>
      <LaterCorner />
    </>
  );
}

/** Pages one works at fill the window, and so does the bar above them. */
export function DeskLayout() {
  return (
    <div data-desk="" className="contents">
      <Suspense fallback={<DeskFallback />}>
        <Outlet />
      </Suspense>
    </div>
  );
}

const Footer = later(
  async () => ({ default: (await import('./footer')).Footer }),
  () => false,
);

/** Pages that are read and scrolled: the footer stands below the window they fill. On a desk the work is all there is. */
export function FooterLayout() {
  return (
    <>
      <div className="min-h-(--desk-height)">
        <Outlet />
      </div>
      <Footer />
    </>
  );
}

const Corner = lazyExtra(() => import('./corner'));

/** What floats at the right, fetched later: no first load needs it. */
export const LaterCorner = () => (useSomebodyIsHere() ? <Corner /> : null);

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
function DeskFallback() {
  return (
    <main id={mainId} aria-busy="true" className="h-(--desk-height)">
      <div className="grid h-18 content-center border-b border-line px-(--page-edge)">
        <Skeleton className="h-5 w-28" />
      </div>
    </main>
  );
}

const mainId = 'main';

/** First stop of the keyboard: past the bar. */
export function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      className="fixed top-2 left-2 z-(--pd-z-loading) -translate-y-16 rounded-control bg-ink px-4 py-2 pointer-coarse:py-3 text-on-ink focus:translate-y-0 print:hidden"
    >
      {labels.skip}
    </a>
  );
}
