import { ThemeProvider } from '@paidang/ui/theme-provider';
import { TooltipProvider } from '@paidang/ui/tooltip';
import type { ComponentType, ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { type Middleware, type State, SWRConfig } from 'swr';
import { swrOptions } from '../data/swr-options';
import { useSession } from '../stores/session';

/** Server data by the key of its hook. */
export type KnownData = readonly (readonly [key: string, State])[];

interface ProvidersProps {
  /** @default the address of the browser */
  router?: ComponentType<{ children: ReactNode }>;
  /** What a guest's page was drawn from. */
  known?: KnownData;
  /** Sees every hook that asks for server data. */
  middleware?: readonly Middleware[];
  children: ReactNode;
}

const nothing: KnownData = [];
const none: readonly Middleware[] = [];

/** Theme, toasts, tooltips, the router, and a cache of server data that belongs to one person. */
export function Providers({
  router: Router = BrowserRouter,
  known = nothing,
  middleware = none,
  children,
}: ProvidersProps) {
  const person = useSession((state) => state.user?.uuid ?? 'guest');
  const provider = () => new Map<string, State>(person === 'guest' ? known : nothing);
  return (
    <ThemeProvider>
      <TooltipProvider>
        <Router>
          <SWRConfig key={person} value={{ ...swrOptions, provider, use: [...middleware] }}>
            {children}
          </SWRConfig>
        </Router>
      </TooltipProvider>
    </ThemeProvider>
  );
}
