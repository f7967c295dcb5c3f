import { Button } from '@paidang/ui/button';
import { cn } from '@paidang/ui/cn';
import { Count } from '@paidang/ui/count';
import { EmptyState } from '@paidang/ui/empty-state';
import { Segmented } from '@paidang/ui/segmented';
import { Bell, CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { labels as words } from '#labels/notifications';
import { unansweredInvitations } from '../../data/invitation-paths';
import { useInvitations } from '../../data/invitations';
import { useNotifications } from '../../data/notifications';
import { useNow } from '../../shared/dates/use-now';
import { LoadFailure } from '../../shared/load-failure';
import { InvitationPanel } from './invitation-panel';
import { LoadMore } from './load-more';
import { NotificationItem } from './notification-item';

export interface NotificationPanelProps {
  /** Called when a notification was followed. */
  onLeave: () => void;
}

/** Notifications next to invitations; below md, one of the two at a time. */
export default function NotificationPanel({ onLeave }: NotificationPanelProps) {
  const { data } = useInvitations();
  const waiting = data ? unansweredInvitations(data.received).length : 0;
  const [shown, setShown] = useState<'notifications' | 'invitations'>('notifications');
  return (
    <div className="grid min-h-0 flex-1 grid-rows-[auto_minmax(0,1fr)] md:grid-cols-[440px_336px] md:grid-rows-1">
      <Segmented
        aria-label={words.panels}
        className="m-3 md:hidden"
        value={shown}
        onValueChange={setShown}
        options={[
          { value: 'notifications', label: words.title },
          { value: 'invitations', label: words.invitations, count: waiting },
        ]}
      />
      <section
        aria-label={words.title}
        className={cn('flex min-h-0 flex-col', shown !== 'notifications' && 'max-md:hidden')}
      >
        <NotificationList onLeave={onLeave} />
      </section>
      <section
        aria-label={words.invitations}
        className={cn(
          'flex min-h-0 flex-col border-line bg-sunken md:border-l',
          shown !== 'invitations' && 'max-md:hidden',
        )}
      >
        <h2 className="flex h-14 shrink-0 items-center gap-2 border-b border-line px-5 text-16 leading-6 font-strong max-md:hidden">
          {words.invitations}
          {waiting > 0 ? <Count value={waiting} tone="quiet" label={words.waiting(waiting)} /> : null}
        </h2>
        <InvitationPanel onLeave={onLeave} />
      </section>
    </div>
  );
}

/** Notification list; loads older entries on scroll. */
function NotificationList({ onLeave }: NotificationPanelProps) {
  const { notifications, unread, isLoading, isLoadingMore, hasFailed, refresh, hasMore, loadMore, read, readAll } =
    useNotifications();
  const now = useNow();
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
      {hasFailed ? (
        <LoadFailure onRetry={() => void refresh()} />
      ) : notifications.length === 0 && !isLoading ? (
        <EmptyState
          drawing="bell"
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
                void read(notification);
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
