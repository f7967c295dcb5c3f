import { CircleAlert } from 'lucide-react';

/** What is wrong with the typed date, as a field says its error. */
export function DateProblem({ id, children }: { id: string; children: string | null }) {
  return (
    <div aria-live="polite" data-slot="date-problem" className="pd-root pd:empty:hidden">
      {children ? (
        <p id={id} className="pd:flex pd:gap-1 pd:text-12 pd:text-danger-600">
          <CircleAlert aria-hidden="true" size={16} strokeWidth={1.75} className="pd:mt-px pd:shrink-0" />
          <span className="pd:min-w-0">{children}</span>
        </p>
      ) : null}
    </div>
  );
}
