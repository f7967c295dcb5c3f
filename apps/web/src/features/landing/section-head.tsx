import type { ReactNode } from 'react';

export interface SectionHeadProps {
  id: string;
  title: ReactNode;
  /** Rendered at the end of the line, such as a link. */
  children?: ReactNode;
}

/** Heading of a landing page section. */
export function SectionHead({ id, title, children }: SectionHeadProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 md:mb-10">
      <h2 id={id} className="text-28 leading-10 font-strong text-balance md:text-48 md:leading-16">
        {title}
      </h2>
      {children}
    </div>
  );
}
