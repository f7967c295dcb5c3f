import { EmptyState } from '@paidang/ui/empty-state';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/console-operations';

export interface ConsoleColumnsProps {
  title: string;
  /** Path of the list without a selection. */
  path: string;
  list: ReactNode;
  /** The selected item; on a narrow screen it replaces the list. */
  detail: ReactNode | null;
}

/** A list of the console, with the selected item next to it. */
export function ConsoleColumns({ title, path, list, detail }: ConsoleColumnsProps) {
  const id = useId();
  return (
    <main id="main" className="flex flex-col lg:h-(--page-height) lg:overflow-hidden">
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-[360px_minmax(0,1fr)]">
        <section
          aria-labelledby={id}
          className={`min-h-0 border-line lg:overflow-y-auto lg:border-r ${detail ? 'max-lg:hidden' : ''}`}
        >
          <h1 id={id} className="px-5 pt-5 pb-3 text-22 font-strong">
            {title}
          </h1>
          {list}
        </section>
        <div className={`min-h-0 min-w-0 lg:overflow-y-auto ${detail ? '' : 'max-lg:hidden'}`}>
          {detail ? (
            <Link to={path} className="flex min-h-11 items-center gap-1 px-5 text-14 text-ink-2 lg:hidden">
              <ChevronLeft size={16} strokeWidth={1.75} aria-hidden="true" />
              {title}
            </Link>
          ) : (
            <EmptyState title={labels.choose} className="h-full place-content-center border-0" />
          )}
          {detail}
        </div>
      </div>
    </main>
  );
}

/** Detail view for an address whose item does not exist. */
export const NoSuchRow = () => (
  <EmptyState title={labels.noSuch} description={labels.noSuchHint} drawing="lost" className="m-5" titleAs="h2" />
);
