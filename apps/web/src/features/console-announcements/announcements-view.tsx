import { announcementAudienceTitles } from '@paidang/contract/vocabulary';
import { EmptyState } from '@paidang/ui/empty-state';
import { Skeleton } from '@paidang/ui/skeleton';
import { labels } from '#labels/console-operations';
import { useAnnouncements } from '../../data/console-announcements';
import { ConsolePart } from '../../shared/console/console-facts';
import { fullMoment } from '../../shared/dates/taipei';
import { LoadFailure } from '../../shared/load-failure';
import { AnnouncementForm } from './announcement-form';

const announcementLabels = labels.announcements;

/** Form for a new announcement, and the announcements sent so far. */
export function AnnouncementsView() {
  const { data, hasFailed, refresh, send } = useAnnouncements();
  if (hasFailed) return <LoadFailure onRetry={() => void refresh()} />;
  if (!data) return <Skeleton className="h-80" />;
  return (
    <div className="grid gap-10">
      <AnnouncementForm people={data.people} onSend={send} />
      <ConsolePart title={announcementLabels.history}>
        {data.announcements.length === 0 ? (
          <EmptyState title={announcementLabels.none} description={announcementLabels.noneHint} drawing="bell" />
        ) : (
          <ul className="border-t border-line">
            {data.announcements.map((one) => (
              <li key={one.uuid} className="border-b border-line py-3">
                <p className="wrap-anywhere">{one.text}</p>
                <p className="text-12 text-ink-3 tabular-nums">
                  {announcementAudienceTitles[one.audience]}・{fullMoment(new Date(one.created_at))}・
                  {announcementLabels.by(one.by)}・
                  {one.sent_at ? announcementLabels.told(one.told) : announcementLabels.sending(one.told)}
                </p>
              </li>
            ))}
          </ul>
        )}
      </ConsolePart>
    </div>
  );
}
