import { labels } from '#labels/console-operations';
import { HealthView } from '../features/console-health/health-view';
import { Page } from '../shared/page/page';
import { PageHead } from '../shared/page/page-head';

/** `/console/health`: how the installation is. */
export default function ConsoleHealthRoute() {
  return (
    <Page>
      <PageHead title={labels.health.title} className="mb-8" />
      <HealthView />
    </Page>
  );
}
