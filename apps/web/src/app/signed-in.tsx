import { paths } from '@paidang/contract/pages';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useNotifications } from '../data/notifications';
import { lazyExtra } from '../shared/lazy-extra';
import { ArrivalAnnouncer } from '../shell/chat/arrival-announcer';
import { useChatIsOpen } from '../shell/chat/use-chat-state';
import { LiveNotifications } from '../shell/notifications/live-notifications';
import { useMarkHereAsRead } from '../shell/notifications/use-mark-here-as-read';
import { DocumentHead } from '../shell/title/document-head';
import { useComplaint } from '../stores/complaint';
import { useLineQuestion } from '../stores/line-question';
import { useLive } from '../stores/live';
import { useSession } from '../stores/session';
import { useVideoUploads } from '../stores/video-uploads';
import { useLiveConnection } from '../wiring/use-live-connection';

const ChatWindows = lazyExtra(() => import('../shell/chat/chat-windows'));
const ComplaintDialog = lazyExtra(() => import('../features/abuse/complaint-dialog'));
const LeaveDialog = lazyExtra(() => import('../shell/uploads/leave-dialog'));
const NotifyAsk = lazyExtra(() => import('../features/notify-ask/notify-ask'));

/**
 * Everything that stays with a signed-in user across pages: the live connection, notification popups, the question after
 * a step, chat windows.
 */
export default function SignedIn() {
  useLiveConnection();
  useMarkHereAsRead();
  const { unread } = useNotifications();
  const chat = useLive((state) => state.chat);
  const isOpen = useChatIsOpen();
  const user = useSession((state) => state.user);
  const isLeaving = useVideoUploads((state) => state.leaving !== null);
  const question = useLineQuestion((state) => state.question);
  const complaint = useComplaint((state) => state.about);
  // The next user to sign in must not see the dialogs of the previous one.
  useEffect(
    () => () => {
      useLineQuestion.getState().close();
      useComplaint.getState().close();
    },
    [],
  );
  const isChatPage = useLocation().pathname === paths.chat;
  return (
    <>
      <DocumentHead unread={unread} />
      <LiveNotifications />
      {question && user ? <NotifyAsk key={question.askUUID} question={question} sender={user.role} /> : null}
      {isLeaving ? <LeaveDialog /> : null}
      {complaint ? <ComplaintDialog key={complaint.message} about={complaint} /> : null}
      {chat ? <ArrivalAnnouncer store={chat} /> : null}
      {chat && isOpen && !isChatPage ? <ChatWindows store={chat} /> : null}
    </>
  );
}
