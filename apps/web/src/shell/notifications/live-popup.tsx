import type { Notification } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { notificationTarget } from '@paidang/contract/notifications';
import { cn } from '@paidang/ui/cn';
import { IconButton } from '@paidang/ui/icon-button';
import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/notifications';
import { NotificationWords, Sender, senderTone } from './notification-words';
import { useCountdownBar } from './use-countdown-bar';

export interface LivePopupProps {
  notification: Notification;
  onFollow: (notification: Notification) => void;
  onClose: (uuid: string) => void;
}

const edges = { vendor: 'border-l-vendor-500', creator: 'border-l-creator-500', none: 'border-l-line-strong' } as const;

/** A single popup: closes after six seconds, paused while the pointer or the focus is on it. */
export default function LivePopup({ notification, onFollow, onClose }: LivePopupProps) {
  const { uuid } = notification;
  const { line, ...pause } = useCountdownBar(limits.notifications.livePopup, () => onClose(uuid));
  return (
    <div
      data-slot="live-popup"
      className={cn(
        'pointer-events-auto relative flex animate-dialog-in items-start gap-3.5 overflow-hidden rounded-l-[4px] rounded-r-card border border-l-[3px] border-line bg-raised py-3.5 pr-2 pl-4 shadow-3',
        edges[senderTone(notification) ?? 'none'],
      )}
      {...pause}
    >
      <Sender notification={notification} />
      <Link
        to={notificationTarget(notification)}
        onClick={() => onFollow(notification)}
        className="min-w-0 flex-1 text-pretty before:absolute before:inset-0 before:content-['']"
      >
        <NotificationWords notification={notification} />
      </Link>
      <IconButton label={labels.close} size="sm" className="relative" onClick={() => onClose(uuid)}>
        <X size={16} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-0.5 bg-line">
        <span ref={line} className="block h-full origin-left bg-ink-3" />
      </span>
    </div>
  );
}
