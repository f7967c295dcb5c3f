import { labels } from '#labels/console-operations';
import { AnnouncementsView } from '../features/console-announcements/announcements-view';
import { ConsolePage } from '../shared/console/console-page';

/** `/console/announcements`: announcements of the platform. */
export default function ConsoleAnnouncementsRoute() {
  return (
    <ConsolePage title={labels.announcements.title}>
      <AnnouncementsView />
    </ConsolePage>
  );
}
