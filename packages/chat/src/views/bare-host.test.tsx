import '@paidang/ui/styles.css';
import '../styles/styles.css';
import type { ReactNode } from 'react';
import { looksTheSameInABareHost } from '../../../../tooling/bare-host';
import { ChatProvider } from '../react';
import { createDemoPort, createMemoryStorage, demoRooms } from '../testing';
import { ChatAvatar, ChatFull, ChatListPopup, ChatPanel, ChatRoom, ChatRoomList, ChatWindow } from '.';

const never = () => {};
const room = demoRooms.cheng;

const inChat = (view: ReactNode) => () => (
  <ChatProvider port={createDemoPort()} storage={createMemoryStorage()}>
    <div style={{ height: 600 }}>{view}</div>
  </ChatProvider>
);

looksTheSameInABareHost(
  {
    ChatAvatar: inChat(<ChatAvatar room={room} />),
    ChatFull: inChat(<ChatFull room={room} onRoomChange={never} />),
    ChatListPopup: inChat(<ChatListPopup onPick={never} onOpenAll={never} />),
    ChatPanel: inChat(<ChatPanel room={room} onClose={never} />),
    ChatRoom: inChat(<ChatRoom room={room} />),
    ChatRoomList: inChat(<ChatRoomList onOpen={never} />),
    ChatWindow: inChat(<ChatWindow room={room} />),
  },
  { loads: true },
);
