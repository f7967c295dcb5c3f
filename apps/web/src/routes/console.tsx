import { labels } from '#labels/console';
import { Overview } from '../features/console/overview';
import { useConsoleSession } from '../stores/console-session';

/** `/console`: what waits for staff. */
export default function ConsoleRoute() {
  const name = useConsoleSession((state) => state.staff?.name ?? '');
  return (
    <main id="main" className="px-5 py-8 lg:px-10">
      <h1 className="mb-8 text-28 font-strong">{labels.greeting(name)}</h1>
      <Overview />
    </main>
  );
}
