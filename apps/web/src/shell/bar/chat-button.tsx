import { IconButton } from '@paidang/ui/icon-button';
import { Popover, PopoverContent, PopoverTrigger } from '@paidang/ui/popover';
import { MessageCircle } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { labels } from '../labels';
import { useUnseenMessages } from '../use-unseen-messages';

const ChatList = lazy(() => import('../chat/chat-list'));

/** The chat icon with its red dot, and the list of conversations it opens. */
export function ChatButton() {
  const [open, setOpen] = useState(false);
  const unseen = useUnseenMessages();
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <IconButton label={unseen > 0 ? labels.chatUnread : labels.chat} dot={unseen > 0} tooltipSide="bottom">
          <MessageCircle size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </PopoverTrigger>
      <PopoverContent label={labels.chat} align="end" sideOffset={8} className="w-90 overflow-hidden p-0 shadow-3">
        <Suspense fallback={<div className="h-96" aria-busy="true" />}>
          <ChatList onLeave={() => setOpen(false)} />
        </Suspense>
      </PopoverContent>
    </Popover>
  );
}
