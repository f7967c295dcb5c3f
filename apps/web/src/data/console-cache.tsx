import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { swrOptions } from './swr-options';

/** A cache of server data that belongs to one session of the console. */
export function ConsoleCache({ token, children }: { token: string; children: ReactNode }) {
  return (
    <SWRConfig key={token} value={{ ...swrOptions, provider: () => new Map() }}>
      {children}
    </SWRConfig>
  );
}
