import { Chat, ChatProvider } from '@paidang/chat';
import '@paidang/chat/styles.css';
import type { ChatPort, ChatStore } from '@paidang/chat/core';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths';

export interface ChatWindowsProps {
  store: ChatStore;
  port: ChatPort;
}

/** Open conversations at the bottom right of every page. */
export default function ChatWindows({ store, port }: ChatWindowsProps) {
  const navigate = useNavigate();
  return (
    <ChatProvider store={store} port={port}>
      <Chat onExpand={(room) => navigate(paths.chatRoom(room))} />
    </ChatProvider>
  );
}
