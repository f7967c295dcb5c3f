import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { AppBar } from './bar/app-bar';
import { InfoBar } from './creator/info-bar';
import { LaterCorner } from './later-corner';
import { PageFallback } from './page-fallback';

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
