import { type ReactNode, useId } from 'react';

export interface CardSectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A part of a card under its heading. */
export function CardSection({ title, hint, children }: CardSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="pt-10">
      <div className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-18 font-strong">
          {title}
        </h2>
        {hint ? <span className="text-12 text-ink-3">{hint}</span> : null}
      </div>
      {children}
    </section>
  );
}
