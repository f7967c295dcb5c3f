import { type ReactNode, useId } from 'react';

export interface FilterSectionProps {
  title: string;
  /** Short text of the current value. */
  value?: string;
  /** Rendered at the end of the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A filter of the column, with its heading. */
export function FilterSection({ title, value, action, children }: FilterSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line py-4 first:border-t-0 first:pt-0">
      <div className="mb-2 flex min-h-6 items-center justify-between gap-2 text-13">
        <h2 id={id} className="font-strong">
          {title}
        </h2>
        {value ? <span className="text-ink-2">{value}</span> : null}
        {action}
      </div>
      {children}
    </section>
  );
}
