import { paths } from '@paidang/contract/pages';
import { IconButton } from '@paidang/ui/icon-button';
import { Sheet, SheetContent, SheetTitle } from '@paidang/ui/sheet';
import { Menu } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { Link, Navigate, Outlet, useLocation } from 'react-router-dom';
import { labels } from '#labels/console';
import { checkConsole } from '../data/console';
import { DataCache } from '../data/data-cache';
import { OtherRoleOnly } from '../features/console/other-role-only';
import { roleAt } from '../features/console/sections';
import { Sidebar } from '../features/console/sidebar';
import { useRingNotices } from '../features/console/use-ring-notices';
import { Logo } from '../shared/logo';
import { PageFallback } from '../shell/layouts';
import { followOtherConsoles, useConsoleSession } from '../stores/console-session';

/** The frame of the console: navigation on the left, the current screen next to it. Below 1024 px navigation is in a drawer. */
export default function ConsoleLayout() {
  const token = useConsoleSession((state) => state.token);
  const roles = useConsoleSession((state) => state.staff?.roles);
  const needed = roleAt(useLocation().pathname);
  const [isOpen, setOpen] = useState(false);

  useEffect(followOtherConsoles, []);
  useEffect(() => {
    // Failures are shown by the first screen, which requests its own data.
    if (token) checkConsole().catch(() => undefined);
  }, [token]);

  if (!token) return <Navigate to={paths.consoleLogin} replace />;
  return (
    <DataCache key={token}>
      <NoticeBell />
      <div className="lg:grid lg:grid-cols-[208px_minmax(0,1fr)] lg:[--desk-height:100dvh]">
        <aside className="sticky top-0 h-dvh border-r border-line bg-sunken max-lg:hidden">
          <Sidebar />
        </aside>
        <header className="flex h-14 items-center gap-2 border-b border-line bg-sunken px-3 lg:hidden">
          <IconButton label={labels.menu} onClick={() => setOpen(true)}>
            <Menu size={20} strokeWidth={1.75} />
          </IconButton>
          <Link to={paths.console} aria-label={labels.home} className="rounded-control">
            <Logo />
          </Link>
        </header>
        <div className="min-w-0">
          <Suspense fallback={<PageFallback />}>
            {needed && roles && !roles.includes(needed) ? <OtherRoleOnly role={needed} /> : <Outlet />}
          </Suspense>
        </div>
      </div>
      <Sheet open={isOpen} onOpenChange={setOpen}>
        <SheetContent side="left" className="w-60 bg-sunken p-0" aria-describedby={undefined}>
          <SheetTitle className="sr-only">{labels.menu}</SheetTitle>
          <Sidebar onChoose={() => setOpen(false)} />
        </SheetContent>
      </Sheet>
    </DataCache>
  );
}

/** Rings for new notices. A component, since it must be inside the cache of the session. */
function NoticeBell() {
  useRingNotices();
  return null;
}
