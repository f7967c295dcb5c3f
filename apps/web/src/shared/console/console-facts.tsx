import { type ReactNode, useId } from 'react';

export interface ConsoleFactsProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Pairs of name and value, one per line. */
export const ConsoleFacts = ({ facts }: ConsoleFactsProps) => (
  <dl className="border-t border-line">
    {facts.map(([name, value]) => (
      <div key={name} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 border-b border-line py-2.5 text-13">
        <dt className="text-ink-3">{name}</dt>
        <dd className="min-w-0 wrap-anywhere tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
);

export interface ConsolePartProps {
  title: string;
  /** Displayed at the end of the heading's line. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A section of a detail view. */
export function ConsolePart({ title, beside, children }: ConsolePartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h3 id={id} className="text-14 font-strong">
          {title}
        </h3>
        {beside ? <span className="text-12 text-ink-3">{beside}</span> : null}
      </div>
      {children}
    </section>
  );
}
