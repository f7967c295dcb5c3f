import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { AppBar } from './bar/app-bar';
import { PageFallback } from './page-fallback';

/** Pages of people signed in. */
export function AppLayout() {
  return (
    <>
      <AppBar />
      <Suspense fallback={<PageFallback />}>
        <Outlet />
      </Suspense>
    </>
  );
}
