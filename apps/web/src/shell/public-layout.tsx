import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useSession } from '../stores/session';
import { AppBar } from './bar/app-bar';
import { PublicBar } from './bar/public-bar';
import { InfoBar } from './creator/info-bar';
import { Footer } from './footer';
import { LaterCorner, PageFallback } from './layouts';

/** Layout of public pages. */
export default function PublicLayout() {
  const isGuest = useSession((state) => !state.token);
  return (
    <>
      <InfoBar />
      {isGuest ? <PublicBar /> : <AppBar />}
      <Suspense fallback={<PageFallback />}>
        <Outlet />
      </Suspense>
      <Footer />
      <LaterCorner />
    </>
  );
}
