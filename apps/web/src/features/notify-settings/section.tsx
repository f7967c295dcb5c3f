import { type ReactNode, useId } from 'react';

export interface SectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** One part of the settings, with its name. */
export function Section({ title, hint, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line py-6 first:border-t-0 first:pt-0">
      <h2 id={id} className="text-18 font-strong">
        {title}
      </h2>
      {hint ? <p className="mt-1 text-14 text-ink-2">{hint}</p> : null}
      <div className="mt-4">{children}</div>
    </section>
  );
}
