import { ThemeProvider } from '@paidang/ui/theme-provider';
import { TooltipProvider } from '@paidang/ui/tooltip';
import type { ComponentType, ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { Middleware } from 'swr';
import { DataCache, type KnownData } from '../data/data-cache';
import { useSession } from '../stores/session';

interface ProvidersProps {
  /** @default a router on the address of the browser */
  router?: ComponentType<{ children: ReactNode }>;
  /** Data a guest's page was prerendered from. */
  known?: KnownData;
  /** SWR middleware for every hook that requests server data. */
  middleware?: readonly Middleware[];
  children: ReactNode;
}

const nothing: KnownData = [];
const none: readonly Middleware[] = [];

/** Theme, tooltips, the router, and a cache of server data per user. */
export function Providers({
  router: Router = BrowserRouter,
  known = nothing,
  middleware = none,
  children,
}: ProvidersProps) {
  const person = useSession((state) => state.user?.uuid ?? 'guest');
  return (
    <ThemeProvider>
      <TooltipProvider>
        <Router>
          <DataCache key={person} known={person === 'guest' ? known : nothing} use={[...middleware]}>
            {children}
          </DataCache>
        </Router>
      </TooltipProvider>
    </ThemeProvider>
  );
}
