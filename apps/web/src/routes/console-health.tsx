import { labels } from '#labels/console-operations';
import { HealthView } from '../features/console-health/health-view';
import { ConsolePage } from '../shared/console/console-page';

/** `/console/health`: how the installation is. */
export default function ConsoleHealthRoute() {
  return (
    <ConsolePage title={labels.health.title}>
      <HealthView />
    </ConsolePage>
  );
}
