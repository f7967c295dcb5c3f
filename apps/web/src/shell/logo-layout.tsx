import { paths } from '@paidang/contract/pages';
import { Suspense } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { labels } from '#labels/shell';
import { Logo } from '../shared/logo';
import { Footer } from './footer';
import { PageFallback } from './layouts';

/** Layout of pages with a single task, such as a form: the bar has only the logo. */
export default function LogoLayout() {
  return (
    <>
      <header className="flex h-15 items-center px-(--page-edge) md:h-18">
        <Link to={paths.home} aria-label={labels.home} className="rounded-control">
          <Logo className="text-[20px]" />
        </Link>
      </header>
      <Suspense fallback={<PageFallback />}>
        <Outlet />
      </Suspense>
      <Footer />
    </>
  );
}
