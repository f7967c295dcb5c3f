import { Bell } from 'lucide-react';
import { labels } from '#labels/shell';
import { useNotifications } from '../../data/notifications';
import { PressPopover } from '../../shared/layers/press-popover';
import { lazyExtra } from '../../shared/lazy-extra';

const NotificationPanel = lazyExtra(() => import('./notification-panel'), <div className="h-96" aria-busy="true" />);

/** The bell with its red dot, and the list it opens. */
export function NotificationBell() {
  const { unread } = useNotifications();
  const words = labels.notifications;
  return (
    <PressPopover
      name={words.title}
      label={unread > 0 ? words.unread : words.title}
      dot={unread > 0}
      icon={<Bell size={20} strokeWidth={1.75} aria-hidden="true" />}
      className="flex max-h-[min(620px,var(--radix-popover-content-available-height))] w-[440px] max-w-[calc(100vw-16px)] flex-col md:w-[776px] overflow-hidden p-0 shadow-3"
    >
      {(close) => <NotificationPanel onLeave={close} />}
    </PressPopover>
  );
}
