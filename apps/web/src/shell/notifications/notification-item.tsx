import type { Notification } from '@paidang/contract/entities';
import { notificationTarget } from '@paidang/contract/notifications';
import { cn } from '@paidang/ui/cn';
import { VisuallyHidden } from '@paidang/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { labels } from '#labels/notifications';
import { whenOf } from '../../shared/dates/taipei';
import { NotificationWords, Sender } from './notification-words';

export interface NotificationItemProps {
  notification: Notification;
  now: Date;
  onFollow: () => void;
}

/** A notification in the list, linked to the step it is about. */
export function NotificationItem({ notification, now, onFollow }: NotificationItemProps) {
  const { is_read, created_at } = notification;
  return (
    <li className="border-b border-line last:border-0">
      <Link
        to={notificationTarget(notification)}
        onClick={onFollow}
        data-state={is_read ? 'read' : 'unread'}
        className={cn(
          'grid grid-cols-[40px_minmax(0,1fr)_8px] items-start gap-3.5 px-5 py-3.5 -outline-offset-2 hover:bg-hover',
          is_read && 'text-ink-2',
        )}
      >
        <Sender notification={notification} />
        <span>
          <span className="block text-pretty">
            <NotificationWords notification={notification} />
          </span>
          <time dateTime={created_at} className="mt-0.5 block text-12 text-ink-3">
            {whenOf(new Date(created_at), now)}
          </time>
        </span>
        {is_read ? null : (
          <span className="mt-[7px] size-2 rounded-pill bg-danger-600">
            <VisuallyHidden>{labels.isUnread}</VisuallyHidden>
          </span>
        )}
      </Link>
    </li>
  );
}
