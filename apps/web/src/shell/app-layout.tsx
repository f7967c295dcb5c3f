import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { lazyExtra } from '../shared/lazy-extra';
import { AppBar } from './bar/app-bar';
import { InfoBar } from './creator/info-bar';
import { PageFallback } from './page-fallback';

const Corner = lazyExtra(() => import('./corner'));

/** Pages of people signed in. */
export function AppLayout() {
  return (
    <>
      <InfoBar />
      <AppBar />
      <Suspense fallback={<PageFallback />}>
        <Outlet />
      </Suspense>
      <Corner />
    </>
  );
}
