import { MessageCircle } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { PressPopover } from '../../shared/layers/press-popover';
import { labels } from '../labels';
import { useUnseenMessages } from '../use-unseen-messages';

const ChatList = lazy(() => import('../chat/chat-list'));

/** The chat icon with its red dot, and the list of conversations it opens. */
export function ChatButton() {
  const unseen = useUnseenMessages();
  return (
    <PressPopover
      name={labels.chat}
      label={unseen > 0 ? labels.chatUnread : labels.chat}
      dot={unseen > 0}
      icon={<MessageCircle size={20} strokeWidth={1.75} aria-hidden="true" />}
      className="w-90 overflow-hidden p-0 shadow-3"
    >
      {(close) => (
        <Suspense fallback={<div className="h-96" aria-busy="true" />}>
          <ChatList onLeave={close} />
        </Suspense>
      )}
    </PressPopover>
  );
}
