import { Chat, ChatProvider } from '@paidang/chat';
import '@paidang/chat/styles.css';
import type { ChatStore } from '@paidang/chat/core';
import { paths } from '@paidang/contract/pages';
import { useNavigate } from 'react-router-dom';

export interface ChatWindowsProps {
  store: ChatStore;
}

/** Open conversations at the bottom right of every page. */
export default function ChatWindows({ store }: ChatWindowsProps) {
  const navigate = useNavigate();
  return (
    <ChatProvider store={store}>
      <Chat onExpand={(room) => navigate(paths.chatRoom(room))} />
    </ChatProvider>
  );
}
