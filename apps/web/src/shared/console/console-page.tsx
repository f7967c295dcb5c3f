import type { ReactNode } from 'react';

export interface ConsolePageProps {
  title: ReactNode;
  /** One-line description of the screen. */
  lead?: ReactNode;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A one-column screen of the console; its title is aligned with that of `ConsoleColumns`. */
export const ConsolePage = ({ title, lead, actions, children }: ConsolePageProps) => (
  <main id="main" className="px-5 pt-5 pb-14">
    <header className="mb-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-22 font-strong text-balance">{title}</h1>
        {actions}
      </div>
      {lead ? <p className="mt-1 text-ink-2 text-pretty">{lead}</p> : null}
    </header>
    {children}
  </main>
);
