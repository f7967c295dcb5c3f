import { notificationTarget, notificationText } from '@paidang/contract/notifications';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/console';
import { useNotices } from '../../data/console';
import { whenOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';

/** Notifications for the signed-in member of staff; one disappears once its page was opened. */
export function Notices() {
  const { notices = [] } = useNotices();
  const now = useNow();
  if (notices.length === 0) return null;
  return (
    <section aria-labelledby="console-notices" className="mb-8 max-w-[640px]">
      <h2 id="console-notices" className="mb-3 text-16 font-strong">
        {labels.notices}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {notices.map((notice) => (
          <li key={notice.uuid}>
            <Link
              to={notificationTarget(notice)}
              className="-mx-2 flex min-h-14 items-center gap-3 rounded-control px-2 py-2 hover:bg-hover"
            >
              <span className="min-w-0 flex-1 font-strong">{notificationText(notice)}</span>
              <time dateTime={notice.created_at} className="shrink-0 text-12 text-ink-3 tabular-nums">
                {whenOf(new Date(notice.created_at), now)}
              </time>
              <ChevronRight size={16} strokeWidth={1.75} className="text-ink-3" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
