import { ThemeProvider } from '@paidang/ui/theme-provider';
import { TooltipProvider } from '@paidang/ui/tooltip';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { swrOptions } from '../data/swr-options';
import { useSession } from '../stores/session';

/** Theme, toasts, tooltips, the router, and a cache of server data that belongs to one person. */
export function Providers({ children }: { children: ReactNode }) {
  const person = useSession((state) => state.user?.uuid ?? 'guest');
  return (
    <ThemeProvider>
      <TooltipProvider>
        <BrowserRouter>
          <SWRConfig key={person} value={{ ...swrOptions, provider: () => new Map() }}>
            {children}
          </SWRConfig>
        </BrowserRouter>
      </TooltipProvider>
    </ThemeProvider>
  );
}
