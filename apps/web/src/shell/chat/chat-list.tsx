import { ChatListPopup, ChatProvider } from '@paidang/chat';
import '@paidang/chat/styles.css';
import { paths } from '@paidang/contract/pages';
import { useNavigate } from 'react-router-dom';
import { useLive } from '../../stores/live';

export interface ChatListProps {
  onLeave: () => void;
}

/** List of conversations in the popover of the chat icon. */
export default function ChatList({ onLeave }: ChatListProps) {
  const navigate = useNavigate();
  const chat = useLive((state) => state.chat);
  if (!chat) return <div className="h-96" aria-busy="true" />;
  const openAll = () => {
    navigate(paths.chat);
    onLeave();
  };
  return (
    <ChatProvider store={chat}>
      <ChatListPopup onOpenAll={openAll} onPick={onLeave} />
    </ChatProvider>
  );
}
