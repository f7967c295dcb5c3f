import { announcementAudienceTitles } from '@paidang/contract/vocabulary';
import { EmptyState } from '@paidang/ui/empty-state';
import { Skeleton } from '@paidang/ui/skeleton';
import { labels } from '#labels/console-operations';
import { useAnnouncements } from '../../data/console-announcements';
import { ConsolePart } from '../../shared/console/console-facts';
import { fullMoment } from '../../shared/dates/taipei';
import { LoadFailure } from '../../shared/load-failure';
import { AnnouncementForm } from './announcement-form';

const words = labels.announcements;

/** Form for a new announcement, and the announcements sent so far. */
export function AnnouncementsView() {
  const { data, hasFailed, refresh, send } = useAnnouncements();
  if (hasFailed) return <LoadFailure onRetry={() => void refresh()} />;
  if (!data) return <Skeleton className="h-80" />;
  return (
    <div className="grid gap-10">
      <AnnouncementForm people={data.people} onSend={send} />
      <ConsolePart title={words.history}>
        {data.announcements.length === 0 ? (
          <EmptyState title={words.none} description={words.noneHint} drawing="bell" />
        ) : (
          <ul className="border-t border-line">
            {data.announcements.map((one) => (
              <li key={one.uuid} className="border-b border-line py-3">
                <p className="wrap-anywhere">{one.text}</p>
                <p className="text-12 text-ink-3 tabular-nums">
                  {announcementAudienceTitles[one.audience]}・{fullMoment(new Date(one.created_at))}・{words.by(one.by)}
                  ・{one.sent_at ? words.told(one.told) : words.sending(one.told)}
                </p>
              </li>
            ))}
          </ul>
        )}
      </ConsolePart>
    </div>
  );
}
