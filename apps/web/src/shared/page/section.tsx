import { type ReactNode, useId } from 'react';

export interface SectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A section of a settings page: description on the left, controls on the right. */
export function Section({ title, hint, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-4 border-t border-line py-8 first:border-t-0 first:pt-0 lg:grid-cols-[240px_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-16 font-strong">
          {title}
        </h2>
        {hint ? <p className="mt-1 text-13 text-ink-3 text-pretty">{hint}</p> : null}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
