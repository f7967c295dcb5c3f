import { useLocation } from 'react-router-dom';
import { paths } from '../config/paths';
import { useNotifications } from '../data/notifications';
import { lazyExtra } from '../shared/lazy-extra';
import { useLive } from '../stores/live';
import { useLiveConnection } from '../wiring/use-live-connection';
import { LiveNotifications } from './notifications/live-notifications';
import { DocumentHead } from './title/document-head';
import { useChatIsOpen } from './use-chat-is-open';

const ChatWindows = lazyExtra(() => import('./chat/chat-windows'));

/** What follows a signed-in person from page to page: the connection, popups of what happens, chat windows. */
export default function SignedIn() {
  useLiveConnection();
  const { unread } = useNotifications();
  const chat = useLive((state) => state.chat);
  const isOpen = useChatIsOpen();
  const isChatPage = useLocation().pathname === paths.chat;
  return (
    <>
      <DocumentHead unread={unread} />
      <LiveNotifications />
      {chat && isOpen && !isChatPage ? <ChatWindows store={chat} /> : null}
    </>
  );
}
