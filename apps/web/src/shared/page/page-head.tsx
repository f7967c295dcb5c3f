import { cn } from '@paidang/ui/cn';
import type { ReactNode } from 'react';

export interface PageHeadProps {
  title: ReactNode;
  /** `Breadcrumb` from the pages above. */
  path?: ReactNode;
  /** Number of a step, shown before the title. */
  code?: string;
  /** Displayed right after the title. */
  beside?: ReactNode;
  /** One-line description of the page. */
  lead?: ReactNode;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  className?: string;
}

/** Head of every page except the workspaces: breadcrumb, title, and actions for the whole page. */
export function PageHead({ title, path, code, beside, lead, actions, className }: PageHeadProps) {
  return (
    <header data-slot="page-head" className={cn(path && '-mt-1 md:-mt-3', className)}>
      {path}
      <div className={cn('flex flex-wrap items-center justify-between gap-x-6 gap-y-3', path && 'mt-1')}>
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
          <h1 className="flex items-baseline gap-2.5 text-22 font-strong text-balance md:text-28">
            {code ? <span className="font-mono text-14 font-medium text-ink-3">{code}</span> : null}
            {title}
          </h1>
          {beside}
        </div>
        {actions ? (
          <div className="flex flex-wrap items-center gap-2 empty:hidden max-md:has-[search]:w-full md:shrink-0">
            {actions}
          </div>
        ) : null}
      </div>
      {lead ? <p className="mt-1 text-ink-2 text-pretty">{lead}</p> : null}
    </header>
  );
}
