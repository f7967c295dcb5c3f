import '@paidang/ui/styles.css';
import '@paidang/chat/styles.css';
import { ChatProvider, ChatRoom } from '@paidang/chat';
import { type ChatMessage, createChatStore } from '@paidang/chat/core';
import { buildContact, buildMessage, buildRoom, createMemoryPort, uuid } from '@paidang/chat/testing';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { offer } from './run-room';

const item = buildRoom();
const room = item.chatroom_uuid;
const empty = buildRoom({ chatroom_uuid: uuid(200), contact: buildContact({ uuid: uuid(2) }) });
const port = createMemoryPort({ rooms: [{ item }, { item: empty }] });
const store = createChatStore({ port });
let show: () => void = () => {};
let handOver: () => void = () => {};
const asked = new Promise<void>((resolve) => {
  handOver = resolve;
});

function Page() {
  const [shown, setShown] = useState(empty.chatroom_uuid);
  show = () => setShown(room);
  return (
    <ChatProvider store={store}>
      <div className="pd-root" style={{ height: '100vh' }}>
        <ChatRoom room={shown} />
      </div>
    </ChatProvider>
  );
}

const root = createRoot(document.body.appendChild(document.createElement('div')));
offer<ChatMessage>({
  message: (line) => buildMessage({ message_uuid: line.id, text: line.text, is_sender: line.own, created_at: line.at }),
  mount(messages, older) {
    // The first page holds everything, so that ours opens as many messages as the others; the second page is prepended.
    const pages = [messages, older].map((page) => page.toReversed());
    const { listMessages } = port;
    port.listMessages = async (query) => {
      const answer = await listMessages(query);
      return query.room === room ? { ...answer, messages: pages[0] ?? [], last_page: 2 } : answer;
    };
    // Near the top, ours may request older messages before the measurement provides them.
    port.pageAt = async () => {
      await asked;
      return { messages: pages[1] ?? [], last_page: 1 };
    };
    flushSync(() => root.render(<Page />));
  },
  open: () => flushSync(() => show()),
  add(messages) {
    for (const message of messages) port.say(room, message);
  },
  prepend() {
    handOver();
    store.loadOlder(room);
  },
});
