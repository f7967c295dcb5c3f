import { IconButton } from '@paidang/ui/icon-button';
import { Popover, PopoverContent, PopoverTrigger } from '@paidang/ui/popover';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useNotifications } from '../../data/notifications';
import { labels } from '../labels';
import { NotificationPanel } from './notification-panel';

/** The bell with its red dot, and the list it opens. */
export function NotificationBell() {
  const [open, setOpen] = useState(false);
  const { unread } = useNotifications();
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <IconButton
          label={unread > 0 ? labels.notifications.unread : labels.notifications.title}
          dot={unread > 0}
          tooltipSide="bottom"
        >
          <Bell size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </PopoverTrigger>
      <PopoverContent
        label={labels.notifications.title}
        align="end"
        sideOffset={8}
        className="flex w-[440px] flex-col overflow-hidden p-0 shadow-3"
      >
        <NotificationPanel onLeave={() => setOpen(false)} />
      </PopoverContent>
    </Popover>
  );
}
