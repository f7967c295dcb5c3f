import { paths } from '@paidang/contract/pages';
import { Button } from '@paidang/ui/button';
import { Suspense } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { labels } from '#labels/shell';
import { Logo } from '../shared/logo';
import { useSession } from '../stores/session';
import { Footer } from './footer';
import { PageFallback } from './layouts';

/** Layout of pages with a single offer: the bar has the logo and a button to start. */
export default function TryLayout() {
  const isGuest = useSession((state) => !state.token);
  return (
    <>
      <header className="sticky top-0 z-(--pd-z-sticky) flex h-15 items-center justify-between bg-paper px-(--page-edge) md:h-18 short:static print:static">
        <Link to={paths.home} aria-label={labels.home} className="hit rounded-control">
          <Logo className="text-[20px]" />
        </Link>
        <Button asChild variant="ink">
          {/* The registration dialog opens over the current page. */}
          <Link to={isGuest ? { search: 'register' } : paths.project}>
            {isGuest ? labels.tryNow : labels.toProjects}
          </Link>
        </Button>
      </header>
      <Suspense fallback={<PageFallback />}>
        <Outlet />
      </Suspense>
      <Footer />
    </>
  );
}
