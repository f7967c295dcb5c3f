import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { DeskFallback } from './page-fallback';

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
