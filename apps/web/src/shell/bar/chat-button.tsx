import { MessageCircle } from 'lucide-react';
import { labels } from '#labels/shell';
import { PressPopover } from '../../shared/layers/press-popover';
import { lazyExtra } from '../../shared/lazy-extra';
import { useUnseenMessages } from '../chat/use-chat-state';

const ChatList = lazyExtra(() => import('../chat/chat-list'), <div className="h-96" aria-busy="true" />);

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
      {(close) => <ChatList onLeave={close} />}
    </PressPopover>
  );
}
