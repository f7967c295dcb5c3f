import { notificationTarget, notificationText } from '@paidang/contract/notifications';
import { paths } from '@paidang/contract/pages';
import { type StaffRole, staffRoleTitles } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { IconButton } from '@paidang/ui/icon-button';
import { Sheet, SheetContent, SheetTitle } from '@paidang/ui/sheet';
import { Menu } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { labels } from '#labels/console';
import { checkConsole, useNotices } from '../data/console';
import { DataCache } from '../data/data-cache';
import { roleAt } from '../features/console/sections';
import { Sidebar } from '../features/console/sidebar';
import { ConsolePage } from '../shared/console/console-page';
import { Logo } from '../shared/logo';
import { PageFallback } from '../shell/layouts';
import { followOtherConsoles, useConsoleSession } from '../stores/console-session';
import { showToast } from '../stores/toasts';

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
      <div className="lg:grid lg:grid-cols-[208px_minmax(0,1fr)] lg:[--page-height:100dvh]">
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

/**
 * Announces notices that arrive while the console is open, and marks those of the displayed screen as read. A component, since it
 * must be inside the cache of the session.
 */
function NoticeBell() {
  const { notices, read } = useNotices();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const known = useRef<Set<string> | null>(null);
  useEffect(() => {
    if (!notices) return;
    const here = notices.find((one) => notificationTarget(one) === pathname);
    const isNews = (uuid: string) => known.current !== null && !known.current.has(uuid);
    for (const one of notices) {
      if (one === here || !isNews(one.uuid)) continue;
      showToast({
        title: notificationText(one),
        action: { label: labels.toNotice, onSelect: () => navigate(notificationTarget(one)) },
      });
    }
    known.current = new Set([...(known.current ?? []), ...notices.map(({ uuid }) => uuid)]);
    if (here) void read(here);
  }, [notices, pathname, navigate, read]);
  return null;
}

/** Shown instead of a screen that belongs to another staff role. */
const OtherRoleOnly = ({ role }: { role: StaffRole }) => (
  <ConsolePage title={labels.notYours(staffRoleTitles[role])} lead={labels.notYoursHint}>
    <Button asChild>
      <Link to={paths.console}>{labels.toOverview}</Link>
    </Button>
  </ConsolePage>
);
