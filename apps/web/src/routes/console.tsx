import { labels } from '#labels/console';
import { Notices } from '../features/console/notices';
import { Overview } from '../features/console/overview';
import { ConsolePage } from '../shared/console/console-page';
import { useConsoleSession } from '../stores/console-session';

/** `/console`: the queues waiting for staff. */
export default function ConsoleRoute() {
  const name = useConsoleSession((state) => state.staff?.name ?? '');
  return (
    <ConsolePage title={labels.greeting(name)}>
      <Notices />
      <Overview />
    </ConsolePage>
  );
}
