import { Button } from '@paidang/ui/button';
import { Count } from '@paidang/ui/count';
import { EmptyState } from '@paidang/ui/empty-state';
import { Bell, CheckCheck } from 'lucide-react';
import { useNotifications } from '../../data/notifications';
import { useNow } from '../../shared/dates/use-now';
import { labels } from '../labels';
import { LoadMore } from './load-more';
import { NotificationItem } from './notification-item';

export interface NotificationPanelProps {
  /** A notification was followed. */
  onLeave: () => void;
}

/** The list inside the popover; older ones come as it scrolls. */
export default function NotificationPanel({ onLeave }: NotificationPanelProps) {
  const { notifications, unread, isLoading, isLoadingMore, hasMore, loadMore, read, readAll } = useNotifications();
  const now = useNow();
  const words = labels.notifications;
  return (
    <>
      <div className="flex h-14 shrink-0 items-center justify-between border-b border-line pr-3 pl-5">
        <h2 className="flex items-center gap-2 text-16 leading-6 font-strong">
          {words.title}
          {unread > 0 ? <Count value={unread} label={words.count(unread)} /> : null}
        </h2>
        <Button
          variant="ghost"
          size="sm"
          disabled={unread === 0}
          icon={<CheckCheck size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => void readAll()}
        >
          {words.readAll}
        </Button>
      </div>
      {notifications.length === 0 && !isLoading ? (
        <EmptyState
          title={words.empty}
          description={words.emptyHint}
          icon={<Bell size={28} strokeWidth={1.5} aria-hidden="true" />}
          className="px-6 py-12"
        />
      ) : (
        <ul className="min-h-0 flex-1 overflow-y-auto overscroll-contain" aria-busy={isLoading}>
          {notifications.map((notification) => (
            <NotificationItem
              key={notification.uuid}
              notification={notification}
              now={now}
              onFollow={() => {
                if (!notification.is_read) void read(notification.uuid);
                onLeave();
              }}
            />
          ))}
          {hasMore ? <LoadMore isLoading={isLoadingMore} onReach={() => void loadMore()} /> : null}
        </ul>
      )}
    </>
  );
}
