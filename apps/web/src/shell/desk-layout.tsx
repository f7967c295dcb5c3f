import { type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router-dom';

/** Pages one works at fill the window, and so does the bar above them; `fallback` is their shape. */
export function DeskLayout({ fallback }: { fallback: ReactNode }) {
  return (
    <div data-desk="" className="contents">
      <Suspense fallback={fallback}>
        <Outlet />
      </Suspense>
    </div>
  );
}
