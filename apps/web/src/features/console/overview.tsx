import { type ConsoleQueue, consoleQueues } from '@paidang/contract/vocabulary';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/console';
import { useWaiting } from '../../data/console';
import { useConsoleSession } from '../../stores/console-session';
import { sectionsFor } from './sections';

const queues = Object.keys(consoleQueues) as ConsoleQueue[];

/** What waits for the signed-in member of staff, by queue. */
export function Overview() {
  const staff = useConsoleSession((state) => state.staff);
  const { data: waiting } = useWaiting();
  if (!staff) return null;
  const mine = queues.filter((queue) => waiting?.[queue]);
  const sections = sectionsFor(staff.roles);
  return (
    <section aria-labelledby="console-waiting" aria-busy={!waiting} className="max-w-[640px]">
      <h2 id="console-waiting" className="mb-3 text-16 font-strong">
        {labels.waiting}
      </h2>
      {waiting && mine.length === 0 ? <p className="text-ink-2">{labels.nothingWaits}</p> : null}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {mine.map((queue) => {
          const words = (
            <>
              <span className="min-w-0 flex-1 font-strong">{labels.queues[queue]}</span>
              <span className="text-ink-2">{labels.count(waiting?.[queue] ?? 0)}</span>
            </>
          );
          const to = sections.find((section) => section.queue === queue)?.to;
          return (
            <li key={queue}>
              {to ? (
                <Link to={to} className="-mx-2 flex min-h-14 items-center gap-3 rounded-control px-2 hover:bg-hover">
                  {words}
                  <ChevronRight size={16} strokeWidth={1.75} className="text-ink-3" aria-hidden="true" />
                </Link>
              ) : (
                <span className="flex min-h-14 items-center gap-3">{words}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
