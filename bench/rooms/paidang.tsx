import '@paidang/ui/styles.css';
import '@paidang/chat/styles.css';
import { ChatProvider, ChatRoom } from '@paidang/chat';
import { buildMessage, buildRoom, createMemoryPort, createMemoryStorage } from '@paidang/chat/testing';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Line } from './messages';
import { offer } from './run-room';

const item = buildRoom();
const message = (line: Line) =>
  buildMessage({ message_uuid: line.id, text: line.text, is_sender: line.own, created_at: line.at });

const root = createRoot(document.body.appendChild(document.createElement('div')));
let port: ReturnType<typeof createMemoryPort>;

offer({
  open(lines) {
    const messages = lines.map(message);
    port = createMemoryPort({ rooms: [{ item, messages }] });
    // One page holds everything, so that ours opens as many messages as the others.
    const listMessages = port.listMessages;
    port.listMessages = (query) => listMessages({ ...query, perPage: messages.length });
    flushSync(() =>
      root.render(
        <ChatProvider port={port} storage={createMemoryStorage()}>
          <div className="pd-root" style={{ height: '100vh' }}>
            <ChatRoom room={item.chatroom_uuid} />
          </div>
        </ChatProvider>,
      ),
    );
  },
  add(lines) {
    for (const line of lines) port.say(item.chatroom_uuid, message(line));
  },
});
