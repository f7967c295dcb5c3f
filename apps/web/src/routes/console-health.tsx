import { labels } from '#labels/console-operations';
import { HealthView } from '../features/console-health/health-view';
import { ConsolePage } from '../shared/console/console-page';

/** `/console/health`: health of the installation. */
export default function ConsoleHealthRoute() {
  return (
    <ConsolePage title={labels.health.title}>
      <HealthView />
    </ConsolePage>
  );
}
