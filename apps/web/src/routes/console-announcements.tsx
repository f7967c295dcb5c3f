import { labels } from '#labels/console-operations';
import { AnnouncementsView } from '../features/console-announcements/announcements-view';
import { Page } from '../shared/page/page';
import { PageHead } from '../shared/page/page-head';

/** `/console/announcements`: what the platform tells everybody. */
export default function ConsoleAnnouncementsRoute() {
  return (
    <Page>
      <PageHead title={labels.announcements.title} className="mb-8" />
      <AnnouncementsView />
    </Page>
  );
}
