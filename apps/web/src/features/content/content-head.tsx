import type { ReactNode } from 'react';

export interface ContentHeadProps {
  title: string;
  lead: string;
  /** What can be done here at once. */
  children?: ReactNode;
}

/** What a page is about, in type as large as on the landing page's sections. */
export function ContentHead({ title, lead, children }: ContentHeadProps) {
  return (
    <header className="pt-10 pb-12 md:pt-20 md:pb-20">
      <h1 className="max-w-[16em] text-36 font-strong text-balance md:text-48">{title}</h1>
      <p className="mt-4 max-w-[32em] text-16 text-ink-2 text-pretty md:mt-5 md:text-18 md:leading-8">{lead}</p>
      {children}
    </header>
  );
}
