import { Skeleton } from '@paidang/ui/skeleton';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { labels } from '#labels/shell';
import { later } from '../shared/later';
import { AppBar } from './bar/app-bar';
import { InfoBar } from './creator/info-bar';
import { useUserIsPresent } from './use-user-is-present';

/** Layout of pages for signed-in users. */
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

/** Layout of workspace pages: they fill the window, and so does the bar above them. */
export function WorkspaceLayout() {
  return (
    <div data-workspace="" className="contents">
      <Suspense fallback={<WorkspaceFallback />}>
        <Outlet />
      </Suspense>
    </div>
  );
}

const Footer = later(
  async () => ({ default: (await import('./footer')).Footer }),
  () => false,
);

/** Layout of pages that scroll: the footer is below the window they fill. Workspace pages have none. */
export function FooterLayout() {
  return (
    <>
      <div className="min-h-(--page-height)">
        <Outlet />
      </div>
      <Footer />
    </>
  );
}

const Corner = later(
  () => import('./corner'),
  () => false,
);

/** Floating elements at the bottom right; loaded once the page can be read and somebody is there, since no first render needs them. */
export const LaterCorner = () => (useUserIsPresent() ? <Corner /> : null);

/** Placeholder while the code of a page loads; as high as the window, so that the footer stays below it. */
export function PageFallback() {
  return (
    <main
      id={mainId}
      aria-busy="true"
      className="grid min-h-(--page-height) content-start gap-6 px-(--page-edge) pt-5 md:pt-8"
    >
      <Skeleton className="h-8 w-48" />
      <Skeleton shape="block" className="h-48" />
    </main>
  );
}

/** The same for a workspace page: only its head. The page brings its own placeholder for the rest. */
function WorkspaceFallback() {
  return (
    <main id={mainId} aria-busy="true" className="h-(--page-height)">
      <div className="grid h-18 content-center border-b border-line px-(--page-edge)">
        <Skeleton className="h-5 w-28" />
      </div>
    </main>
  );
}

const mainId = 'main';

/** First tab stop: skips the bar. */
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
